import { assignVars } from '@vanilla-extract/css';
import { resolveTheme } from './resolve-theme.ts';
import type { ThemeTokens } from './token-type.ts';
import { vars } from './vars.css.ts';

/** Every variable of the contract, with the browser's own colour scheme. */
export function themeRule(tokens: ThemeTokens) {
  return { colorScheme: tokens.colorScheme, vars: assignVars(vars, resolveTheme(tokens)) };
}

/** Only what differs between the day and the night of one theme: colours and shadows. */
export function themeColorRule(tokens: ThemeTokens) {
  const { color, shadow } = resolveTheme(tokens);
  return {
    colorScheme: tokens.colorScheme,
    vars: { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) },
  };
}

/** With reduced motion every duration is zero, so no component needs a rule of its own. */
export const stillRule = {
  vars: {
    [vars.motion.fast]: '0ms',
    [vars.motion.regular]: '0ms',
    [vars.motion.slow]: '0ms',
  },
};

/** The media query under which `stillRule` applies. */
export const stillMedia = '(prefers-reduced-motion: reduce)';
