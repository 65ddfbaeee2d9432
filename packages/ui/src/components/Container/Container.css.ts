import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const containerWidths = ['narrow', 'regular', 'wide'] as const;

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.md,
  minInlineSize: 0,
  '@media': { [media.tablet]: { paddingInline: vars.space.lg } },
});

export const width = styleVariants(vars.size.container, (size) => ({
  maxInlineSize: `calc(${size} + 2 * ${vars.space.lg})`,
}));
