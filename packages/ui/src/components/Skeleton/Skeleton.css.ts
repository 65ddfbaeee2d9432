import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const skeletonShapes = ['text', 'block', 'row'] as const;
export const skeletonWidths = ['quarter', 'third', 'half', 'most', 'full'] as const;
export const skeletonHeights = ['sm', 'md', 'lg', 'xl'] as const;

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  // Inline, to follow the text alignment of its column.
  display: 'inline-block',
  verticalAlign: 'top',
  maxInlineSize: '100%',
  background: vars.color.rule.soft,
  borderRadius: vars.radius.sm,
  animation: `${pulse} ${vars.motion.pulse} ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    // Forced colors remove the background, so the border marks it.
    [media.forcedColors]: { border: `${vars.line.hair} solid GrayText` },
  },
});

export const shape = styleVariants({
  // As high as a line of the text around it.
  text: { blockSize: '0.75em', marginBlock: 'calc((1lh - 0.75em) / 2)' },
  block: { blockSize: vars.space.xxl },
  row: { blockSize: vars.size.control.md },
});

export const width = styleVariants({
  quarter: { inlineSize: '25%' },
  third: { inlineSize: '33%' },
  half: { inlineSize: '50%' },
  most: { inlineSize: '80%' },
  full: { inlineSize: '100%' },
});

export const height = styleVariants({
  sm: { blockSize: vars.space.md },
  md: { blockSize: vars.space.xl },
  lg: { blockSize: vars.space.xxl },
  xl: { blockSize: `calc(3 * ${vars.space.xxl})` },
});
