import { roles } from '../themes/roles.ts';
import { vars } from '../themes/vars.css.ts';

const { color } = vars;

/** Tones keep their fills and lines, which accent; as text and tint they are too dark or too light. */
const tones = Object.fromEntries(
  roles.flatMap((role) => [
    [color.tone[role].text, color.text.inverse],
    [color.tone[role].soft, color.rule.inverse],
  ]),
);

/**
 * Variables that give every background, and what is read on it, its inverse value, so that
 * components on an `inverse` background stay readable. The fills of tones are not among them: a
 * chart belongs on another background.
 */
export const inverseScope: Readonly<Record<string, string>> = {
  ...tones,
  [color.text.regular]: color.text.inverse,
  [color.text.muted]: color.text.inverseMuted,
  [color.rule.soft]: color.rule.inverse,
  [color.rule.regular]: color.rule.inverse,
  [color.rule.strong]: color.text.inverseMuted,
  [color.background.canvas]: color.background.inverse,
  [color.background.surface]: color.background.inverse,
  [color.background.raised]: color.background.inverse,
  [color.background.sunken]: color.rule.inverse,
  [color.focus.regular]: color.focus.inverse,
};
