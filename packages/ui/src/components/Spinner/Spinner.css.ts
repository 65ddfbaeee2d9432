import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const spinnerSizes = ['sm', 'md', 'lg'] as const;

export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  gap: vars.space.xs,
  color: vars.color.text.muted,
});

export const size = styleVariants({
  sm: { fontSize: vars.type.size.sm },
  md: { fontSize: vars.type.size.md },
  lg: { fontSize: vars.type.size.lg },
});
