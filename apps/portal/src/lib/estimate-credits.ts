import type { PriceList } from '@consultancy/validation';
import { isLess, weightedSum } from './decimal.ts';

/** Cost of a run, as the server would compute it. */
export interface CreditEstimate {
  score: string;
  level: string;
  credits: string;
}

/**
 * Score, level and credits of a run by a price list (§2): the highest level whose least Score is
 * reached. Only the server decides the cost of a run; this is an estimate for visitors.
 * @param fcRecords count of «registros FC», digits only.
 * @param tbRecords count of «registros TB», digits only.
 */
export function estimateCredits(
  list: PriceList,
  fcRecords: string,
  tbRecords: string,
): CreditEstimate | null {
  const score = weightedSum([
    [list.fc_weight, fcRecords],
    [list.tb_weight, tbRecords],
  ]);
  const level = list.levels.findLast(({ min_score }) => !isLess(score, min_score));
  return level ? { score, level: level.level, credits: level.credits } : null;
}
