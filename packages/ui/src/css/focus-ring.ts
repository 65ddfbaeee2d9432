import { vars } from '../themes/vars.css.ts';

/** Styles of the focus ring. Spread them into a `:focus-visible` selector. */
export const focusRing = {
  outline: `${vars.line.thick} solid ${vars.color.focus.regular}`,
  outlineOffset: vars.line.thick,
} as const;
