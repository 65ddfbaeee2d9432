import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space, type } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.sm,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});

export const status = style({
  fontSize: type.size.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
