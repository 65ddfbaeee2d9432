import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/vars.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['sm', 'md', 'lg', 'xl', 'display'] as const;

const { heading, lineHeight, tracking, weight } = vars.type;

export const headingStyle = recipe({
  base: {
    fontWeight: weight.heading,
    letterSpacing: tracking.heading,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'manual',
  },
  variants: {
    size: {
      sm: { fontSize: heading.sm, lineHeight: lineHeight.snug, letterSpacing: 'normal' },
      md: { fontSize: heading.md, lineHeight: lineHeight.snug },
      lg: { fontSize: heading.lg, lineHeight: lineHeight.snug },
      xl: { fontSize: heading.xl, lineHeight: lineHeight.tight },
      display: { fontSize: heading.display, lineHeight: lineHeight.tight },
    },
    tone: {
      neutral: { color: vars.color.text.regular },
      inherit: {},
    },
  },
});
