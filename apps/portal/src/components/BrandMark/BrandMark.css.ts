import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { space, type } = vars;

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.control.md,
  color: 'inherit',
  fontSize: type.size.lg,
  fontWeight: type.weight.heading,
  letterSpacing: type.tracking.heading,
  textDecorationLine: 'none',
});

export const mark = style({
  inlineSize: vars.size.icon.lg,
  blockSize: vars.size.icon.lg,
  flex: 'none',
});

// The tick is the reviewer's mark on the map, so it has the reviewer's color.
export const tick = style({ color: vars.color.tone.danger.line });
