/** Sign, whole part and fraction of a decimal string; null if it is none. */
function partsOf(value: string): { sign: string; whole: string; fraction: string } | null {
  const match = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) return null;
  const [, minus, whole = '0', fraction = ''] = match;
  return { sign: minus ? '−' : '', whole, fraction };
}

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, '.');

/**
 * A decimal string as Colombia writes it: 1240.50 → 1.240,50; 20.00 → 20. It is never converted to
 * a float, so that no amount is rounded. Any other text is returned unchanged.
 */
export function formatDecimal(value: string): string {
  const parts = partsOf(value);
  if (!parts) return value;
  const fraction = parts.fraction.replace(/0+$/, '');
  const decimals = fraction === '' ? '' : `,${fraction.padEnd(2, '0')}`;
  return `${parts.sign}${grouped(parts.whole)}${decimals}`;
}
