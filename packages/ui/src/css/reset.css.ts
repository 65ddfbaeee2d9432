import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { focusRing } from './focus-ring.ts';
import { layers } from './layers.css.ts';

type GlobalRule = Parameters<typeof globalStyle>[1];

const reset = (selector: string, rule: GlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', {
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  scrollPaddingBlockStart: vars.size.header,
});
reset('body', {
  minHeight: '100vh',
  background: vars.color.background.canvas,
  color: vars.color.text.regular,
  fontFamily: vars.type.family.sans,
  fontSize: vars.type.size.md,
  fontWeight: vars.type.weight.regular,
  lineHeight: vars.type.lineHeight.regular,
  // Long Spanish words and codes wrap, so that they do not widen the page at 320 px.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('p, li, dd', { textWrap: 'pretty' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('a', { color: 'inherit' });
reset('img, svg, video', { display: 'block', maxWidth: '100%', height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 'none', cursor: 'pointer' });
reset('fieldset', { border: 'none', minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('dialog', { border: 'none' });
reset(':focus-visible', focusRing);
// Not the soft tone, which is that of an alert and hardly differs from paper.
reset('::selection', {
  background: vars.color.tone.info.solid,
  color: vars.color.tone.info.onSolid,
});
// Radix disables pointer events of the body while a dialog is open. Descendants do not inherit it,
// or opening and closing would recalculate the style of the whole page: the backdrop covers it anyway.
reset('body > *', { pointerEvents: 'auto' });
// A page behind an open dialog does not scroll. An attribute rather than an injected style
// element, which a strict content security policy would reject.
reset('html[data-scroll-locked]', { overflow: 'hidden' });
// A page that had a scroll bar reserves its space, so nothing moves horizontally.
reset('html[data-scroll-locked="gutter"]', { scrollbarGutter: 'stable' });
