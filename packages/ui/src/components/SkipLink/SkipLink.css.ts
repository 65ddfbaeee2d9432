import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, motion, radius, size, space, type } = vars;

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control.lg,
  maxInlineSize: `calc(100% - 2 * ${space.xs})`,
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: color.tone.neutral.solid,
  color: color.tone.neutral.onSolid,
  borderRadius: radius.md,
  fontWeight: type.weight.medium,
  transitionProperty: 'transform',
  transitionDuration: motion.fast,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
