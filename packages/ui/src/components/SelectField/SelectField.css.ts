import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative', display: 'grid' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.xl,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.text.muted,
});
