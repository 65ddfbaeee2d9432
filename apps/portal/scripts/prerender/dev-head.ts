import type { Plugin } from 'vite';
import { fill } from './html.ts';

/** Fills the head of the page that `vite dev` serves; in a build `writeSite` fills it. */
export function devHead(): Plugin {
  return {
    name: 'dev-head',
    apply: 'serve',
    transformIndexHtml: (html) =>
      fill(html, {
        head: '<link rel="icon" href="/favicon.svg">',
        start: '',
        page: '',
        end: '',
      }),
  };
}
