import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { asTable } from '../Table/Table.css.ts';
import { body, nameWidth, region, root } from './DataTable.css.ts';

const { color, layer, line, size } = vars;

const sideways = `${root}[data-sideways]`;

// The name of the row stays in sight while wide tables scroll sideways, and its heading with it;
// others need not pay for it.
globalStyle(`${sideways} :is(th[scope="row"], th[data-row-header])`, {
  '@container': {
    [asTable]: { position: 'sticky', insetInlineStart: 0, zIndex: layer.base },
  },
});
globalStyle(`${sideways} th[data-row-header]`, {
  '@container': { [asTable]: { borderInlineEnd: `${line.hair} solid ${color.rule.regular}` } },
});
// The name stands on the line of the other cells and is as high as its words: what hides the cells
// that pass behind it is as high as the row, which cuts off the rest.
globalStyle(`${sideways} ${body} > tr`, {
  '@container': { [asTable]: { overflowY: 'clip' } },
});
globalStyle(`${sideways} th[scope="row"]`, {
  '@container': { [asTable]: { background: 'inherit' } },
});
globalStyle(`${sideways} th[scope="row"]::after`, {
  '@container': {
    [asTable]: {
      content: '""',
      position: 'absolute',
      zIndex: `calc(${layer.base} - 1)`,
      insetInline: 0,
      insetBlock: `calc(-1 * ${size.scroller})`,
      background: 'inherit',
      borderInlineEnd: `${line.hair} solid ${color.rule.regular}`,
    },
  },
});
// What takes the focus is never behind the names.
globalStyle(`${sideways} ${region}`, {
  '@container': { [asTable]: { scrollPaddingInlineStart: nameWidth } },
});
