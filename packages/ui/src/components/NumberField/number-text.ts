/** A number as the contract writes it: no plus, no leading zero, a point before the decimals. */
const canonical = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Accepted input: leading zeros, a decimal comma, surrounding whitespace. */
const written = /^(-?)0*(\d+)(?:[.,](\d+))?$/;

/**
 * Writes a typed number canonically: `" 007,50"` becomes `"7.50"`. Gives the text as it was where
 * it is not a number of at most so many decimals: the form's rule then says what is wrong, and
 * nothing is guessed («1.000» may be one or a thousand).
 * @param decimals how many digits may follow the point; 0 for whole numbers.
 */
export function canonicalNumber(text: string, decimals: number): string {
  const [, sign = '', whole = '', fraction = ''] = written.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > decimals) return text;
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return /[1-9]/.test(digits) ? `${sign}${digits}` : digits;
}

/** How far and between which bounds a number is stepped; decimal strings. */
export interface NumberStep {
  step: string;
  min?: string | undefined;
  max?: string | undefined;
}

const fractionOf = (text: string) => text.split('.')[1] ?? '';

/** A decimal string as a whole number of units of the given scale. */
const scaled = (text: string, scale: number): bigint =>
  BigInt(text.split('.')[0] + fractionOf(text).padEnd(scale, '0'));

function unscaled(value: bigint, scale: number): string {
  if (scale === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * The next number up or down, within the bounds, exact at any size: decimal strings are never made
 * floats. An empty text counts as zero; gives null for a text that is no number.
 */
export function stepNumber(text: string, direction: 1 | -1, bounds: NumberStep): string | null {
  const value = text.trim() === '' ? '0' : text.trim();
  if (!canonical.test(value)) return null;
  const parts = [value, bounds.step, bounds.min ?? '', bounds.max ?? ''];
  const scale = Math.max(...parts.map((part) => fractionOf(part).length));
  let next = scaled(value, scale) + BigInt(direction) * scaled(bounds.step, scale);
  if (bounds.min !== undefined && next < scaled(bounds.min, scale))
    next = scaled(bounds.min, scale);
  if (bounds.max !== undefined && next > scaled(bounds.max, scale))
    next = scaled(bounds.max, scale);
  return unscaled(next, scale);
}
