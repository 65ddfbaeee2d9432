/** Where each of many rows stands, of which most are equally high. Heights are pixels. */
export interface RowHeights {
  /** How many rows there are. */
  count: number;
  /** How far down a row begins; for the number of rows, how high all are together. */
  startOf: (place: number) => number;
  /** The row at so many pixels from the top; the first or last one beyond them. */
  placeAt: (offset: number) => number;
  /** Tells how high a row is. @returns whether that was not known. */
  set: (place: number, height: number) => boolean;
}

/** Browsers count in shares of a pixel; less than this is no difference. */
const TOLERANCE = 0.05;

/**
 * All rows are as high as usual until one is told to be another. What differs stands in a Fenwick
 * tree, so nothing here takes longer than the logarithm of the number of rows.
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
