import type { Plugin } from 'vite';
import { brand } from '../../src/config/brand.ts';
import { fill } from './html.ts';

/** Puts a head into the page that `vite dev` serves; a build leaves the places to `writeSite`. */
export function devHead(): Plugin {
  return {
    name: 'dev-head',
    apply: 'serve',
    transformIndexHtml: (html) =>
      fill(html, {
        head: `<title>${brand.product}</title><link rel="icon" href="/favicon.svg">`,
        page: '',
        end: '',
      }),
  };
}
