import { isLessDecimal, isZeroDecimal } from './decimals.ts';

/** A price list as it is written: decimals as strings. */
interface PriceListDraft {
  fc_weight: string;
  tb_weight: string;
  levels: readonly { level: string; min_score: string; credits: string }[];
}

/** A fault of a price list, told at the field that it stands in. */
export interface PriceIssue {
  path: readonly (string | number)[];
  message: string;
}

/** Whether every part is a decimal; what is not was already told by its own field. */
const readable = (list: PriceListDraft) =>
  [
    list.fc_weight,
    list.tb_weight,
    ...list.levels.flatMap((one) => [one.min_score, one.credits]),
  ].every((value) => /^\d+(\.\d{1,4})?$/.test(value));

/**
 * What a level does against the levels before it; each text names the level.
 * @param firstAt where each name occurs first.
 */
function levelIssue(
  levels: PriceListDraft['levels'],
  at: number,
  firstAt: ReadonlyMap<string, number>,
): PriceIssue[] {
  const level = levels[at];
  const before = levels[at - 1];
  if (!level) return [];
  const faults: PriceIssue[] = [];
  const add = (field: string, message: string) =>
    faults.push({ path: ['levels', at, field], message });
  if (firstAt.get(level.level) !== at) {
    add('level', `El nivel «${level.level}» está repetido.`);
  }
  if (!before) {
    if (!isZeroDecimal(level.min_score)) {
      add('min_score', `El nivel «${level.level}» es el primero y debe empezar en un Score de 0.`);
    }
    return faults;
  }
  const named = `El nivel «${level.level}»`;
  if (!isLessDecimal(before.min_score, level.min_score)) {
    add('min_score', `${named} debe empezar en un Score mayor que el de «${before.level}».`);
  }
  if (isLessDecimal(level.credits, before.credits)) {
    add('credits', `${named} no puede costar menos que «${before.level}».`);
  }
  return faults;
}

/** What makes a price list one that prices every run: its levels in order, from a score of 0. */
export function priceListIssues(list: PriceListDraft): PriceIssue[] {
  if (!readable(list)) return [];
  // Of equal names the one written last into the map is the first of the list.
  const firstAt = new Map(list.levels.map(({ level }, at) => [level, at] as const).toReversed());
  const weightless = isZeroDecimal(list.fc_weight) && isZeroDecimal(list.tb_weight);
  return [
    ...(weightless
      ? [{ path: ['fc_weight'], message: 'Al menos un peso debe ser mayor que cero.' }]
      : []),
    ...list.levels.flatMap((_, at) => levelIssue(list.levels, at, firstAt)),
  ];
}
