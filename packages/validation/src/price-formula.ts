import { isLessDecimal, weightedSum } from './decimals.ts';
import type { PriceList } from './endpoints/prices.ts';
import type { PriceWeight } from './price-weights.ts';

/** Cost of a run, as the server would compute it. */
export interface CreditEstimate {
  score: string;
  level: string;
  credits: string;
}

/**
 * Score, level and credits of a run by a price list (§2): the highest level whose least Score is
 * reached. The database's `price_of` decides what a run costs; a test compares the two.
 * @param fcRecords count of «registros FC», digits only.
 * @param tbRecords count of «registros TB», digits only.
 * @returns null when no level starts this low.
 */
export function estimateCredits(
  list: Pick<PriceList, PriceWeight | 'levels'>,
  fcRecords: string,
  tbRecords: string,
): CreditEstimate | null {
  const score = weightedSum([
    [list.fc_weight, fcRecords],
    [list.tb_weight, tbRecords],
  ]);
  const level = list.levels.findLast(({ min_score }) => !isLessDecimal(score, min_score));
  return level ? { score, level: level.level, credits: level.credits } : null;
}
