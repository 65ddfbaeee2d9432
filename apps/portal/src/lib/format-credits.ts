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
 * a float, so that no amount is rounded.
 */
export function formatDecimal(value: string): string {
  const parts = partsOf(value);
  if (!parts) return value;
  const fraction = parts.fraction.replace(/0+$/, '');
  const decimals = fraction === '' ? '' : `,${fraction.padEnd(2, '0')}`;
  return `${parts.sign}${grouped(parts.whole)}${decimals}`;
}

/** An amount in Colombian pesos: 420000.00 → $ 420.000. The space does not break. */
export function formatPesos(value: string): string {
  return `$\u00A0${formatDecimal(value)}`;
}

/** A count of rows or records. */
export function formatCount(value: number): string {
  return formatDecimal(String(value));
}

/** A decimal string whose sign matters: 300.00 → +300; −12.50 → −12,50. */
export function formatSigned(value: string): string {
  const text = formatDecimal(value);
  return /^[1-9]|^0,\d*[1-9]/.test(text) ? `+${text}` : text;
}
