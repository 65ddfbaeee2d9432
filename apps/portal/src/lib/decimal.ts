const scale = 6;

/** A decimal string as an integer of millionths: exact, where a float would not be. */
function toMillionths(value: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(value);
  if (!match) throw new Error(`not a decimal: ${value}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign ? -digits : digits;
}

/** `a − b` of two decimal strings, as a decimal string with two decimals or more. */
export function subtractDecimals(a: string, b: string): string {
  const difference = toMillionths(a) - toMillionths(b);
  const digits = String(difference < 0n ? -difference : difference).padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0{1,4}$/, '');
  return `${difference < 0n ? '-' : ''}${digits.slice(0, -scale)}.${fraction}`;
}

/** Whether `a < b`, both decimal strings. */
export function isLess(a: string, b: string): boolean {
  return toMillionths(a) < toMillionths(b);
}
