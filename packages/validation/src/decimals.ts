const scale = 6;

/**
 * A decimal string as an integer of millionths: exact, unlike a float.
 * @throws Error for a text that is no decimal, or has more than six decimals; so do all functions here.
 */
function toMillionths(value: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(value);
  if (!match) throw new Error(`not a decimal: ${value}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign ? -digits : digits;
}

/** Millionths as a decimal string with two decimals or more. */
function toText(millionths: bigint): string {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0{1,4}$/, '');
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -scale)}.${fraction}`;
}

/** `a − b` of two decimal strings, as a decimal string with two decimals or more. */
export function subtractDecimals(a: string, b: string): string {
  return toText(toMillionths(a) - toMillionths(b));
}

/** Sum of decimal strings, each multiplied by a whole number; exact. */
export function weightedSum(terms: readonly (readonly [decimal: string, count: string])[]): string {
  const millionths = terms.reduce(
    (sum, [decimal, count]) => sum + toMillionths(decimal) * BigInt(count),
    0n,
  );
  return toText(millionths);
}

/** Whether `a < b`, both decimal strings. */
export function isLessDecimal(a: string, b: string): boolean {
  return toMillionths(a) < toMillionths(b);
}

/** Whether a decimal string is zero, with whatever number of decimals. */
export function isZeroDecimal(value: string): boolean {
  return toMillionths(value) === 0n;
}
