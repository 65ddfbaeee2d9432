import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { asTable, asTightTable } from '../Table/Table.css.ts';
import { classOfWidth, MAX_WIDTH_STEPS, WIDTH_STEPS_PER_REM, WIDTH_UNIT } from './column-width.ts';
import { body, foot, table } from './DataTable.css.ts';

/** The minimum width of a column in rem. */
const width = createVar();

for (let steps = 1; steps <= MAX_WIDTH_STEPS; steps += 1) {
  globalStyle(`${table} .${classOfWidth(steps)}`, {
    vars: { [width]: String(steps / WIDTH_STEPS_PER_REM) },
  });
}

globalStyle(`${table} tr`, { '@container': { [asTable]: { display: 'flex' } } });
globalStyle(`${table} tr > *`, {
  '@container': {
    [asTable]: {
      inlineSize: `calc(${width} * ${WIDTH_UNIT})`,
      minInlineSize: 0,
      // Squared: of the remaining width, names and texts get most, dates and numbers little.
      flex: `calc(${width} * ${width}) 0 auto`,
    },
  },
});

// Columns have fixed widths: with increased text spacing (WCAG 1.4.12) a timestamp wraps instead of
// covering the next column. The padding of that column separates them.
globalStyle(`${table} tr > [data-nowrap]:not([data-align="end"])`, {
  '@container': { [asTable]: { paddingInlineEnd: 0, whiteSpace: 'normal' } },
});

// A number in two lines is misread. One that is wider than its column takes the space beside it that is
// empty anyway: its own padding, and most of that of the column before, unless that one is sticky.
const number = `:is(${body}, ${foot}) > tr > [data-align="end"]`;
globalStyle(`${number}:not(th + td)`, {
  '@container': {
    [asTable]: { paddingInlineStart: 0, textIndent: `calc(-1 * ${vars.space.xs})` },
    [asTightTable]: { textIndent: `calc(-1 * ${vars.space.xxs})` },
  },
});
// Buttons and other boxes inside would inherit it.
globalStyle(`${number} :not(div)`, { textIndent: 0 });

// The headings alone set the minimum width of the table, because all rows have the same columns.
globalStyle(`:is(${body}, ${foot})`, { '@container': { [asTable]: { contain: 'inline-size' } } });
