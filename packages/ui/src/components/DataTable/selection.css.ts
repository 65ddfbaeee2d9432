import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { box } from '../Checkbox/Checkbox.css.ts';
import { asTable } from '../Table/Table.css.ts';
import { row, table } from './DataTable.css.ts';

const { color, line, size, space, type } = vars;

export const selectionBox = style([
  box,
  {
    // As tall as a line of text, so that the checkbox does not increase the height of its row.
    marginBlock: `calc((1lh - ${size.target}) / 2)`,
    selectors: {
      '&[data-state="indeterminate"]': {
        background: color.tone.primary.solid,
        borderColor: color.tone.primary.solid,
        color: color.tone.primary.onSolid,
      },
      '&[data-state="indeterminate"]::before': {
        visibility: 'visible',
        inlineSize: '0.7em',
        blockSize: 0,
        marginBlockStart: 0,
        borderInlineEnd: 0,
        transform: 'none',
      },
    },
  },
]);

/** The select-all checkbox if rows are cards, whose headings are not visible. */
export const selectAll = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: 'fit-content',
  minBlockSize: size.target,
  paddingBlockEnd: space.xs,
  fontSize: type.size.sm,
  cursor: 'pointer',
  '@container': { [asTable]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

// It needs no share of the width that remains in a table of few columns.
globalStyle(`${table} tr > [data-selects]`, { flexGrow: 0 });
// A checkbox has no text to align with that of the row: an empty line before it has one.
globalStyle(`${row} > [data-selects] > div`, {
  '@container': { [asTable]: { display: 'flex', alignItems: 'center' } },
});
globalStyle(`${row} > [data-selects] > div::before`, {
  '@container': { [asTable]: { content: '"\\200b"' } },
});

globalStyle(`${row}[aria-selected="true"]`, {
  background: color.background.sunken,
  boxShadow: `inset ${line.thick} 0 0 ${color.tone.primary.solid}`,
});
