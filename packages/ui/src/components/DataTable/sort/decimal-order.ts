import type { ValueOrder } from './order-values.ts';

const pattern = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** A decimal string as a whole number of units of `10^-digits`. */
function unitsOf(text: string, digits: number): bigint {
  const [, sign, whole = '', fraction = ''] = pattern.exec(text) ?? [];
  const units = BigInt(`0${whole}${fraction.padEnd(digits, '0')}`);
  return sign === '-' ? -units : units;
}

const digitsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/**
 * Decimal strings by value, exactly. The nearest float never contradicts the exact order, so it
 * decides first; whole numbers decide where two decimals share one float.
 */
export const decimalOrder: ValueOrder<string> = {
  keyAt: Number,
  levels: 1,
  compare: (a, b) => {
    const digits = Math.max(digitsOf(a), digitsOf(b));
    const difference = unitsOf(a, digits) - unitsOf(b, digits);
    if (difference === 0n) return 0;
    return difference < 0n ? -1 : 1;
  },
};

/** Whether a string can be compared as a decimal; anything else counts as absent. */
export const isDecimal = (text: string): boolean => pattern.test(text);
