import { sortByKeys } from './sort-by-keys.ts';

/** How values of one kind compare: by numeric keys first, as those are fast, then by `compare`. */
export interface ValueOrder<Value> {
  /**
   * A number for the value that never contradicts `compare`: a smaller one comes first, and equal
   * ones leave it open. A deeper level may order what the levels before it could not.
   */
  keyAt: (value: Value, level: number) => number;
  /** How many levels `keyAt` has; none where numbers say nothing of these values. */
  levels: number;
  /** The exact order of two values. */
  compare: (a: Value, b: Value) => number;
}

/** The order of all rows by one column. */
export interface ColumnOrder {
  /** Places of the rows that have a value, ascending; equal ones as they came. */
  present: Uint32Array;
  /** Where each group of equal values starts in `present`. */
  groups: Uint32Array;
  /** Places of the rows without a value, as they came. */
  absent: Uint32Array;
}

type Values<Value> = ReadonlyArray<Value | null | undefined>;

function split<Value>(values: Values<Value>) {
  const present = new Uint32Array(values.length);
  const absent = new Uint32Array(values.length);
  let count = 0;
  values.forEach((value, place) => {
    if (value === null || value === undefined) absent[place - count] = place;
    else present[count++] = place;
  });
  return { present: present.slice(0, count), absent: absent.slice(0, values.length - count) };
}

/** The keys of one level; adding nothing makes `0` of `-0`, which would be a number of its own. */
function keysOf<Value>(
  values: Values<Value>,
  present: Uint32Array,
  order: ValueOrder<Value>,
  level: number,
): Float64Array {
  const keys = new Float64Array(values.length);
  for (const place of present) keys[place] = order.keyAt(values[place] as Value, level) + 0;
  return keys;
}

/** Puts values in order, once for all: both directions are read from the result. */
export function orderValues<Value>(values: Values<Value>, order: ValueOrder<Value>): ColumnOrder {
  const { present: unordered, absent } = split(values);
  const levels = Array.from({ length: order.levels }, (_, level) =>
    keysOf(values, unordered, order, level),
  );
  // The deepest level first: each sort keeps the order of those before it among equal keys.
  const present = levels.reduceRight(sortByKeys, unordered);
  const exact = (a: number, b: number) =>
    values[a] === values[b] ? 0 : order.compare(values[a] as Value, values[b] as Value);

  const groups = new Uint32Array(present.length);
  let count = 0;
  let start = 0;
  while (start < present.length) {
    const end = endOfRun(present, start, levels);
    groups[count++] = start;
    // Most runs are one row, or rows of one value: nothing is left to decide, nor to allocate.
    if (!isOneValue(values, present, start, end)) {
      present.subarray(start, end).sort(exact);
      for (let at = start + 1; at < end; at += 1) {
        if (exact(present[at - 1] as number, present[at] as number) !== 0) groups[count++] = at;
      }
    }
    start = end;
  }
  return { present, groups: groups.slice(0, count), absent };
}

/** The end of the places whose keys equal those at `start`. */
function endOfRun(
  present: Uint32Array,
  start: number,
  levels: ReadonlyArray<Float64Array>,
): number {
  const first = present[start] as number;
  let end = start + 1;
  while (end < present.length && haveEqualKeys(levels, first, present[end] as number)) end += 1;
  return end;
}

function haveEqualKeys(levels: ReadonlyArray<Float64Array>, a: number, b: number): boolean {
  for (const keys of levels) {
    if (keys[a] !== keys[b]) return false;
  }
  return true;
}

function isOneValue<Value>(
  values: Values<Value>,
  present: Uint32Array,
  start: number,
  end: number,
): boolean {
  const value = values[present[start] as number];
  for (let at = start + 1; at < end; at += 1) {
    if (values[present[at] as number] !== value) return false;
  }
  return true;
}
