import { themes } from '#brand/theme';

export { themes };

const { ink, vegetation, sheet } = themes.light.palette;

/** Colors of e-mails and receipts as hex values: e-mail clients and PDFs have no custom properties. */
export const documentColors = {
  text: ink.text,
  muted: ink.muted,
  rule: sheet.rule,
  surface: sheet.raised,
  canvas: sheet.canvas,
  accent: vegetation.solid,
  onAccent: vegetation.onSolid,
} as const;
