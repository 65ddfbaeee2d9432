import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { layers } from './layers.css.ts';

const print = (selector: string, rule: Record<string, string>): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: { '@media': { [media.print]: rule } } } });

print('body', { background: 'Canvas', color: 'CanvasText' });
print('h1, h2, h3', { breakAfter: 'avoid', breakInside: 'avoid' });
// In a grid, which a section is, `break-after` does not act. There a heading is as high as itself and
// some lines, which what follows it covers, so that it is not the last thing on a page.
print(':is(h1, h2, h3)::after', {
  content: '""',
  display: 'block',
  blockSize: '3lh',
  marginBlockEnd: '-3lh',
});
print('tr, dl, figure', { breakInside: 'avoid' });
// A dialog covers the page, in print too.
print('body:has(> [data-print="only"]) > :not([data-print="only"])', {
  display: 'none !important',
});
// Overrides `display` of any component: an important rule in a layer takes precedence.
print('[data-print="hidden"]', { display: 'none !important' });
