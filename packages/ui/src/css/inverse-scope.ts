import { vars } from '../themes/vars.css.ts';

const { color } = vars;

/**
 * Variables that give the text, link, rule and focus roles their inverse values, so that components
 * on an `inverse` background stay readable.
 */
export const inverseScope = {
  [color.text.regular]: color.text.inverse,
  [color.text.muted]: color.text.inverseMuted,
  [color.rule.regular]: color.rule.inverse,
  [color.rule.strong]: color.text.inverseMuted,
  [color.tone.primary.text]: color.text.inverse,
  [color.tone.neutral.text]: color.text.inverse,
  [color.tone.neutral.soft]: color.rule.inverse,
  [color.background.surface]: color.background.inverse,
  [color.focus.regular]: color.focus.inverse,
} as const;
