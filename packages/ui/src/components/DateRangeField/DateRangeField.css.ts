import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { size, space } = vars;

/** Both days in one line where two native pickers fit. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.xs}), 1fr))`,
  gap: space.sm,
  alignItems: 'start',
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  listStyle: 'none',
  paddingBlockEnd: space.xs,
});
