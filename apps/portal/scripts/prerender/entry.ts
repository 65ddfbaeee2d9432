/** What the build for Node gives: the pages, and how to render them. */
export type PrerenderEntry = typeof import('../../src/app/entry-prerender.tsx');
