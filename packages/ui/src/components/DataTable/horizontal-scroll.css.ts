import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { asTable } from '../Table/Table.css.ts';
import { body, boxWidth, foot, head, nameWidth, region, root } from './DataTable.css.ts';

const { color, layer, line, size, space } = vars;

const scrolled = `${root}[data-scrolls-horizontally]`;

// The row headers, the checkboxes before them and their headings stay in view while a wide table
// scrolls horizontally. Other tables do not pay for it.
globalStyle(`${scrolled} :is(th[scope="row"], th[data-row-header])`, {
  '@container': {
    [asTable]: { position: 'sticky', insetInlineStart: boxWidth, zIndex: layer.base },
  },
});
globalStyle(`${scrolled} [data-selects]`, {
  '@container': { [asTable]: { position: 'sticky', insetInlineStart: 0, zIndex: layer.base } },
});
globalStyle(`${scrolled} th[data-row-header]`, {
  '@container': { [asTable]: { borderInlineEnd: `${line.hair} solid ${color.rule.regular}` } },
});
// The row header is aligned with the other cells and as tall as its text. The element that hides
// the cells passing behind it is as tall as the row, which clips the rest.
globalStyle(`${scrolled} :is(${body}, ${foot}) > tr`, {
  '@container': { [asTable]: { overflowY: 'clip' } },
});
globalStyle(`${scrolled} :is(th[scope="row"], td[data-selects])`, {
  '@container': { [asTable]: { background: 'inherit' } },
});
globalStyle(`${scrolled} :is(th[scope="row"], td[data-selects])::after`, {
  '@container': {
    [asTable]: {
      content: '""',
      position: 'absolute',
      zIndex: `calc(${layer.base} - 1)`,
      insetInline: 0,
      insetBlock: `calc(-1 * ${size.scroller})`,
      background: 'inherit',
    },
  },
});
globalStyle(`${scrolled} th[scope="row"]::after`, {
  '@container': {
    [asTable]: { borderInlineEnd: `${line.hair} solid ${color.rule.regular}` },
  },
});
// The edge of a selected row, which its checkbox would hide.
globalStyle(`${scrolled} tr[aria-selected="true"] > td[data-selects]::after`, {
  '@container': { [asTable]: { boxShadow: 'inherit' } },
});
globalStyle(`${scrolled} tr[aria-selected="true"] > td[data-selects]`, {
  '@container': { [asTable]: { boxShadow: 'inherit' } },
});
// Headings inside a scrolling region cannot stick to the page.
globalStyle(`${scrolled} ${head}`, { '@container': { [asTable]: { position: 'static' } } });
// Keeps a focused element from being behind the row headers.
globalStyle(`${scrolled} ${region}`, {
  '@container': { [asTable]: { scrollPaddingInlineStart: `calc(${nameWidth} + ${boxWidth})` } },
});

// Cut by the edge of the region, 128 reads as 12, and many systems hide scrollbars: columns that continue
// beyond it fade out there, until the last one is in view.
const fadeAtEnd = keyframes({ '0%, 95%': { opacity: 1 }, '100%': { opacity: 0 } });
const whereScrollsAnimate = '(animation-timeline: scroll())';
globalStyle(`${scrolled} ${region}`, {
  '@supports': {
    [whereScrollsAnimate]: {
      '@container': {
        [asTable]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(min-content, 1fr)',
          // Keeps a focused element clear of the fade.
          scrollPaddingInlineEnd: space.lg,
        },
      },
    },
  },
});
globalStyle(`${scrolled} ${region} > *, ${scrolled} ${region}::after`, {
  '@supports': {
    [whereScrollsAnimate]: { '@container': { [asTable]: { gridArea: '1 / 1' } } },
  },
});
globalStyle(`${scrolled} ${region}::after`, {
  '@supports': {
    [whereScrollsAnimate]: {
      '@container': {
        [asTable]: {
          content: '""',
          position: 'sticky',
          zIndex: layer.base,
          insetInlineEnd: 0,
          justifySelf: 'end',
          inlineSize: space.lg,
          // Between the lines of the table, which do not fade.
          marginBlock: line.hair,
          background: `linear-gradient(to left, ${color.background.canvas}, transparent)`,
          pointerEvents: 'none',
          animation: `${fadeAtEnd} linear both`,
          animationTimeline: 'scroll(inline)',
        },
      },
    },
  },
});
