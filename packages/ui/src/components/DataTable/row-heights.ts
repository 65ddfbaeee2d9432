/** The offset of each of many rows, of which most have the same height. In pixels. */
export interface RowHeights {
  /** How many rows there are. */
  count: number;
  /** The offset of a row; for `count`, the height of all rows together. */
  startOf: (place: number) => number;
  /** The row at an offset from the top; the first or last one beyond them. */
  placeAt: (offset: number) => number;
  /** Stores the height of a row. @returns whether it changed. */
  set: (place: number, height: number) => boolean;
}

/** Browsers measure in fractions of a pixel; a smaller difference is ignored. In pixels. */
const TOLERANCE = 0.05;

/**
 * All rows have the usual height until `set` changes one. Differences are in a Fenwick
 * tree, so each operation takes O(log n).
 */
export function createRowHeights(rows: { length: number }, usual: number): RowHeights {
  const count = rows.length;
  const differences = new Float64Array(count);
  const tree = new Float64Array(count + 1);
  const widest = count > 0 ? 2 ** Math.floor(Math.log2(count)) : 0;
  return {
    count,
    startOf: (place) => {
      let start = place * usual;
      for (let node = place; node > 0; node -= node & -node) start += tree[node] as number;
      return start;
    },
    placeAt: (offset) => {
      let place = 0;
      let rest = offset;
      for (let step = widest; step >= 1; step /= 2) {
        const height = step * usual + (tree[place + step] ?? Number.POSITIVE_INFINITY);
        if (height <= rest) {
          place += step;
          rest -= height;
        }
      }
      return Math.max(0, Math.min(place, count - 1));
    },
    set: (place, height) => {
      const change = height - usual - (differences[place] ?? 0);
      if (place >= count || Math.abs(change) < TOLERANCE) return false;
      differences[place] = height - usual;
      for (let node = place + 1; node <= count; node += node & -node) {
        tree[node] = (tree[node] as number) + change;
      }
      return true;
    },
  };
}
