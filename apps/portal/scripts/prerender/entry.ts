/** Exports of the build for Node: the pages, and a function that renders them. */
export type PrerenderEntry = typeof import('../../src/app/entry-prerender.tsx');
