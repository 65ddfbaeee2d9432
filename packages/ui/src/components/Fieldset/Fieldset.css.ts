import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const legend = style({
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.type.size.md,
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.snug,
  color: vars.color.text.regular,
});

export const description = style({
  paddingBlockEnd: vars.space.sm,
  fontSize: vars.type.size.sm,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});
