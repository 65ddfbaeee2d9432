const pattern = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** A decimal string as a whole number of units of `10^-digits`. */
function unitsOf(text: string, digits: number): bigint {
  const [, sign, whole = '', fraction = ''] = pattern.exec(text) ?? [];
  const units = BigInt(`0${whole}${fraction.padEnd(digits, '0')}`);
  return sign === '-' ? -units : units;
}

const digitsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * Compares decimal strings without rounding. Floats decide first; strings with equal floats are
 * compared as integers.
 */
export function compareDecimals(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)];
  if (first !== second) return first < second ? -1 : 1;
  const digits = Math.max(digitsOf(a), digitsOf(b));
  const difference = unitsOf(a, digits) - unitsOf(b, digits);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Whether a string can be compared as a decimal. */
export const isDecimal = (text: string): boolean => pattern.test(text);
