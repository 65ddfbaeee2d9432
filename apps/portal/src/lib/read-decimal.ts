import { formatDecimal } from './format-credits.ts';

const grouped = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/**
 * An amount as a person in Colombia types it, as a decimal string: points between thousands and a
 * comma before the decimals (1.240,50), or plain digits with a comma or a point (1240.5). A point
 * before exactly three digits stands between thousands. A sign of pesos and spaces are dropped.
 * What cannot be read so is given back as it was, for the rule of the field to refuse.
 */
export function readDecimal(typed: string): string {
  const text = typed.replace(/[\s$]/g, '');
  const [, whole, fraction] = grouped.exec(text) ?? plain.exec(text) ?? [];
  if (whole === undefined) return typed.trim();
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/**
 * What was typed, written as the portal shows amounts (420000 → 420.000), once it can be read.
 * @param decimals how many the field takes; with more of them it stays as typed, to be refused.
 */
export function tidyDecimal(typed: string, decimals: number): string {
  const value = readDecimal(typed);
  const match = /^\d+(?:\.(\d+))?$/.exec(value);
  return match && (match[1] ?? '').length <= decimals ? formatDecimal(value) : typed;
}
