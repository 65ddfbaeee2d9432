import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Columns for the buttons that are there only: an empty one would keep its gap. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  columnGap: vars.space.xxs,
});
