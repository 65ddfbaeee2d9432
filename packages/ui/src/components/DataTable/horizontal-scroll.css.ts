import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { asTable } from '../Table/Table.css.ts';
import { body, boxWidth, foot, head, nameWidth, region, root } from './DataTable.css.ts';

const { color, layer, line, size } = vars;

const scrolled = `${root}[data-scrolls-horizontally]`;

// The name of the row and the box before it stay in sight while wide tables scroll horizontally, and
// their headings with them; others need not pay for it.
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
// The name is on the line of the other cells and as high as its text: the element that hides the cells
// that pass behind it is as high as the row, which cuts off the rest.
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
// The edge of a selected row, which its box would hide.
globalStyle(`${scrolled} tr[aria-selected="true"] > td[data-selects]::after`, {
  '@container': { [asTable]: { boxShadow: 'inherit' } },
});
globalStyle(`${scrolled} tr[aria-selected="true"] > td[data-selects]`, {
  '@container': { [asTable]: { boxShadow: 'inherit' } },
});
// Headings cannot stick to the page inside of what scrolls by itself.
globalStyle(`${scrolled} ${head}`, { '@container': { [asTable]: { position: 'static' } } });
// What has the focus is never behind the names.
globalStyle(`${scrolled} ${region}`, {
  '@container': { [asTable]: { scrollPaddingInlineStart: `calc(${nameWidth} + ${boxWidth})` } },
});
