import { vars } from '../themes/vars.css.ts';

const { color } = vars;

/**
 * Points the text, link, rule and focus roles at their reversed values, so that any component
 * placed on the inverse surface stays readable without knowing where it is.
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
