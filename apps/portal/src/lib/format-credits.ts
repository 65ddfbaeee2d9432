import { formatDecimal } from '@consultancy/validation';

/** An amount in Colombian pesos: 420000.00 → $ 420.000. The space does not break. */
export function formatPesos(value: string): string {
  return `$\u00A0${formatDecimal(value)}`;
}

/** A count of rows or records. */
export function formatCount(value: number): string {
  return formatDecimal(String(value));
}

/** An amount in a column, where units are below units: 20.00 → 20,00; 12.50 → 12,50. */
export function formatAmount(value: string): string {
  const text = formatDecimal(value);
  return text.includes(',') ? text : `${text},00`;
}

/** A decimal string whose sign matters: 300.00 → +300; −12.50 → −12,50. */
export function formatSigned(value: string, format = formatDecimal): string {
  const text = format(value);
  return /^[1-9]|^0,\d*[1-9]/.test(text) ? `+${text}` : text;
}
