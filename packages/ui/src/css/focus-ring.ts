import { vars } from '../themes/vars.css.ts';

/** The one visible focus ring; spread into a `:focus-visible` selector. */
export const focusRing = {
  outline: `${vars.line.thick} solid ${vars.color.focus.regular}`,
  outlineOffset: vars.line.thick,
} as const;
