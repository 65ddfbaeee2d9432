import { assignVars } from '@vanilla-extract/css';
import { resolveTheme } from './resolve-theme.ts';
import { STILL_MEDIA, stillMotion } from './still-motion.ts';
import type { ThemeTokens } from './token-type.ts';
import { vars } from './vars.css.ts';

/** Styles with every CSS variable of a theme and its `color-scheme`. */
export function themeRule(tokens: ThemeTokens) {
  return { colorScheme: tokens.colorScheme, vars: assignVars(vars, resolveTheme(tokens)) };
}

/** Styles with the values that differ between light and dark: colors and shadows. */
export function themeColorRule(tokens: ThemeTokens) {
  const { color, shadow } = resolveTheme(tokens);
  return {
    colorScheme: tokens.colorScheme,
    vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) },
  };
}

/** Styles that stop all motion if the user prefers reduced motion. */
export const stillRule = {
  '@media': {
    [STILL_MEDIA]: {
      vars: {
        [vars.motion.fast]: stillMotion.fast,
        [vars.motion.regular]: stillMotion.regular,
        [vars.motion.slow]: stillMotion.slow,
        [vars.motion.spin]: stillMotion.spin,
        [vars.motion.pulse]: stillMotion.pulse,
      },
    },
  },
};
