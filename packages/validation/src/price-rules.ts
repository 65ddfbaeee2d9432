import { isLessDecimal, isZeroDecimal } from './decimals.ts';

/** A price list as it is written: decimals as strings. */
interface PriceListDraft {
  fc_weight: string;
  tb_weight: string;
  levels: readonly { level: string; min_score: string; credits: string }[];
}

/** An issue of a price list, at the field that has it. */
export interface PriceIssue {
  path: readonly (string | number)[];
  message: string;
}

/** Whether every value is a decimal; the schema of a field already reports one that is not. */
const readable = (list: PriceListDraft) =>
  [
    list.fc_weight,
    list.tb_weight,
    ...list.levels.flatMap((one) => [one.min_score, one.credits]),
  ].every((value) => /^\d+(\.\d{1,4})?$/.test(value));

/**
 * Issues of a level compared with the levels before it; each text names the level.
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
  const issues: PriceIssue[] = [];
  const add = (field: string, message: string) =>
    issues.push({ path: ['levels', at, field], message });
  if (firstAt.get(level.level) !== at) {
    add('level', `El nivel «${level.level}» está repetido.`);
  }
  if (!before) {
    if (!isZeroDecimal(level.min_score)) {
      add('min_score', `El nivel «${level.level}» es el primero y debe empezar en un Score de 0.`);
    }
    return issues;
  }
  const named = `El nivel «${level.level}»`;
  if (!isLessDecimal(before.min_score, level.min_score)) {
    add('min_score', `${named} debe empezar en un Score mayor que el de «${before.level}».`);
  }
  if (isLessDecimal(level.credits, before.credits)) {
    add('credits', `${named} no puede costar menos que «${before.level}».`);
  }
  return issues;
}

/** A price list that can price every run: its levels in order, from a score of 0. */
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
