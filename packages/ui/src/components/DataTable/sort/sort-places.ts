import type { SortDirection } from './column-sort.ts';
import type { ColumnOrder } from './order-values.ts';

/**
 * The places of rows in a direction. Equal rows keep the order they came in, and absent values
 * are last, in both directions.
 */
export function sortPlaces(order: ColumnOrder, direction: SortDirection): Uint32Array {
  const { present, groups, absent } = order;
  const places = new Uint32Array(present.length + absent.length);
  places.set(absent, present.length);
  if (direction === 'ascending') {
    places.set(present);
    return places;
  }
  let at = 0;
  let end = present.length;
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const start = groups[group] as number;
    for (let index = start; index < end; index += 1) places[at++] = present[index] as number;
    end = start;
  }
  return places;
}
