import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: vars.space.xxs,
});
