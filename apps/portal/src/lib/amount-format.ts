import { formatDecimal } from '@consultancy/validation';
import { formatAmount } from './format-credits.ts';

/** How to write amounts beside each other: all of them with decimals where one has decimals. */
export function amountFormat(values: readonly string[]): (value: string) => string {
  return values.some((value) => formatDecimal(value).includes(',')) ? formatAmount : formatDecimal;
}
