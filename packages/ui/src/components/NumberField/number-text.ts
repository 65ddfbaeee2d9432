/** A normalized number: no plus sign, no leading zero, a period before the decimals. */
const canonical = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Accepted input: leading zeros, a decimal comma, surrounding whitespace. */
const written = /^(-?)0*(\d+)(?:[.,](\d+))?$/;

/**
 * Normalizes a typed number: `" 007,50"` becomes `"7.50"`. Text that is not a number with at most
 * `decimals` decimal places is returned as it is, because «1.000» may mean one or a thousand.
 * @param decimals maximum number of decimal places; 0 for whole numbers.
 */
export function canonicalNumber(text: string, decimals: number): string {
  const [, sign = '', whole = '', fraction = ''] = written.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > decimals) return text;
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return /[1-9]/.test(digits) ? `${sign}${digits}` : digits;
}

/** Step and limits of a number field, as decimal strings. */
export interface NumberStep {
  step: string;
  min?: string | undefined;
  max?: string | undefined;
}

const decimal = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/** Writes a limit as a decimal string, without an exponent: 1e-7 is `"0.0000001"`. */
export const limitText = (limit: string | number | undefined): string | undefined =>
  typeof limit === 'number' ? decimal.format(limit) : limit;

const fractionOf = (text: string) => text.split('.')[1] ?? '';

/** Converts a decimal string to an integer number of units of the given scale. */
const scaled = (text: string, scale: number): bigint =>
  BigInt(text.split('.')[0] + fractionOf(text).padEnd(scale, '0'));

function unscaled(value: bigint, scale: number): string {
  if (scale === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * Returns the next number up or down, clamped to its limits. Decimal strings are never converted to
 * floats, so that the result is exact. Empty text counts as zero, and is no limit.
 * @returns null if `text` is not a number.
 */
export function stepNumber(text: string, direction: 1 | -1, bounds: NumberStep): string | null {
  const value = text.trim() === '' ? '0' : text.trim();
  if (!canonical.test(value)) return null;
  const parts = [value, bounds.step, bounds.min ?? '', bounds.max ?? ''];
  const scale = Math.max(...parts.map((part) => fractionOf(part).length));
  const current = scaled(value, scale);
  let next = current + BigInt(direction) * scaled(bounds.step, scale);
  if (bounds.min && next < scaled(bounds.min, scale)) next = scaled(bounds.min, scale);
  if (bounds.max && next > scaled(bounds.max, scale)) next = scaled(bounds.max, scale);
  // A limit may be on the other side of the number: it must not step the wrong way.
  return (next - current) * BigInt(direction) < 0n ? value : unscaled(next, scale);
}
