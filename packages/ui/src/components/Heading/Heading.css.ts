import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['sm', 'md', 'lg', 'xl', 'display'] as const;

const { heading, lineHeight, tracking, weight } = vars.type;

/**
 * Limits the font size on phones, where a long word in large text would be wider than the screen.
 * On the smallest viewport, 320 px, the limit equals the largest size at the default text size.
 */
const onPhones = (size: string) => `min(${size}, 11.25vw)`;

export const headingStyle = style({
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  wordSpacing: tracking.headingWords,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'manual',
});

export const sizes = styleVariants({
  sm: { fontSize: heading.sm, lineHeight: lineHeight.snug, letterSpacing: 'normal' },
  md: { fontSize: heading.md, lineHeight: lineHeight.snug },
  lg: { fontSize: onPhones(heading.lg), lineHeight: lineHeight.snug },
  xl: { fontSize: onPhones(heading.xl), lineHeight: lineHeight.tight },
  display: { fontSize: onPhones(heading.display), lineHeight: lineHeight.tight },
});

export const tones = styleVariants({
  neutral: { color: vars.color.text.regular },
  inherit: {},
});
