import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Columns only for existing buttons: an empty column would add its gap. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  columnGap: vars.space.xxs,
});
