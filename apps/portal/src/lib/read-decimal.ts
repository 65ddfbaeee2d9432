import { formatDecimal } from '@consultancy/validation';

const grouped = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
/** The apostrophe with which Colombia often writes millions: 1'250.000. */
const millions = /['’](?=\d{3}\.\d{3}(?!\d))/g;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Reads an amount in Colombian notation as a decimal string: points between thousands, or an
 * apostrophe after millions, and a comma before the decimals (1.240,50), or plain digits with a
 * comma or a point (1240.5). A point before exactly three digits separates thousands. A peso sign
 * and spaces are dropped. Unreadable text is returned as it is, so that the rule of the field
 * rejects it.
 */
export function readDecimal(typed: string): string {
  const text = typed.replace(/[\s$]/g, '').replace(millions, '.');
  const [, whole, fraction] = grouped.exec(text) ?? plain.exec(text) ?? [];
  if (whole === undefined) return typed.trim();
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/**
 * Formats typed text as the portal shows amounts (420000 → 420.000), if it is readable.
 * @param decimals how many the field accepts; text with more of them is returned as typed, to be
 * rejected.
 */
export function formatTypedDecimal(typed: string, decimals: number): string {
  const value = readDecimal(typed);
  const match = /^\d+(?:\.(\d+))?$/.exec(value);
  return match && (match[1] ?? '').length <= decimals ? formatDecimal(value) : typed;
}
