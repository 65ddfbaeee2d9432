import { themes } from '#brand/theme';

export { themes };

const { background, rule, text, tone } = themes.light.color;

/** Colors of e-mails and receipts as hex values: e-mail clients and PDFs have no custom properties. */
export const documentColors = {
  text: text.regular,
  muted: text.muted,
  rule: rule.regular,
  surface: background.raised,
  canvas: background.canvas,
  accent: tone.primary.solid,
  onAccent: tone.primary.onSolid,
} as const;

/** Typeface of e-mails, as in `font-family`: clients that lack its first font use the next one. */
export const documentFontFamily = themes.light.scale.fontFamily.sans;
