import { isLessDecimal, isZeroDecimal } from './decimals.ts';
import { type PriceWeight, priceWeightNames } from './price-weights.ts';

/** A price list as it is written: decimals as strings. */
interface PriceListDraft extends Record<PriceWeight, string> {
  levels: readonly { level: string; min_score: string; credits: string }[];
}

/** An issue of a price list, at the field that has it. */
export interface PriceIssue {
  path: readonly (string | number)[];
  message: string;
}

/** Whether every value is a decimal; the schema of a field already reports one that is not. */
const hasValidDecimals = (list: PriceListDraft) =>
  [
    ...priceWeightNames.map((name) => list[name]),
    ...list.levels.flatMap((one) => [one.min_score, one.credits]),
  ].every((value) => /^\d+(\.\d{1,4})?$/.test(value));

/** A name as it is read: in any case, and however its accents and spaces are encoded. */
const readName = (name: string) => name.normalize('NFKC').toLowerCase();

/**
 * Issues of a level compared with the levels before it; each text names the level.
 * @param firstIndex index at which each name occurs first.
 */
function levelIssues(
  levels: PriceListDraft['levels'],
  index: number,
  firstIndex: ReadonlyMap<string, number>,
): PriceIssue[] {
  const level = levels[index];
  const before = levels[index - 1];
  if (!level) return [];
  const issues: PriceIssue[] = [];
  const add = (field: string, message: string) =>
    issues.push({ path: ['levels', index, field], message });
  const named = `El nivel «${level.level}»`;
  if (firstIndex.get(readName(level.level)) !== index) {
    add('level', `${named} está repetido.`);
  }
  if (!before) {
    if (!isZeroDecimal(level.min_score)) {
      add('min_score', `${named} es el primero y debe empezar en un Score de 0.`);
    }
    return issues;
  }
  if (!isLessDecimal(before.min_score, level.min_score)) {
    add('min_score', `${named} debe empezar en un Score mayor que el de «${before.level}».`);
  }
  if (isLessDecimal(level.credits, before.credits)) {
    add('credits', `${named} no puede costar menos que «${before.level}».`);
  }
  return issues;
}

/** Why a price list cannot price every run: its levels must be in order, from a score of 0. */
export function priceListIssues(list: PriceListDraft): PriceIssue[] {
  if (!hasValidDecimals(list)) return [];
  // Reversed, so that of equal names the first of the list is written last.
  const firstIndex = new Map(
    list.levels.map(({ level }, index) => [readName(level), index] as const).toReversed(),
  );
  const isWeightless = priceWeightNames.every((name) => isZeroDecimal(list[name]));
  return [
    ...(isWeightless
      ? [{ path: ['fc_weight'], message: 'Al menos un peso debe ser mayor que cero.' }]
      : []),
    ...list.levels.flatMap((_, index) => levelIssues(list.levels, index, firstIndex)),
  ];
}
