import { isLessDecimal, weightedSum } from '@consultancy/validation';

/**
 * Sales beyond these bounds are confirmed before the password (decisions §3 "unusual purchases").
 * A credit costs some thousands of pesos; a hundredth and a hundred times that are typing errors.
 */
export const usualSale = {
  minPesosPerCredit: '100',
  maxPesosPerCredit: '100000',
  /** Credits for as many runs of the most expensive level of the price list. */
  maxRuns: '1000',
} as const;

/** The amounts of a sale, as decimal strings. */
export interface SaleAmounts {
  credits: string;
  pesos: string;
}

const times = (decimal: string, factor: string) => weightedSum([[decimal, factor]]);

/**
 * Whether the amounts are far from the price list.
 * @param maxRunCredits credits of the most expensive level; null without a published list.
 */
export function isUnusualSale(
  { credits, pesos }: SaleAmounts,
  maxRunCredits: string | null,
): boolean {
  return (
    isLessDecimal(pesos, times(credits, usualSale.minPesosPerCredit)) ||
    isLessDecimal(times(credits, usualSale.maxPesosPerCredit), pesos) ||
    (maxRunCredits !== null && isLessDecimal(times(maxRunCredits, usualSale.maxRuns), credits))
  );
}
