/** Bytes of a number, and the values a byte can have. */
const BYTES = 8;
const VALUES = 256;

const SIGN = 0x80000000;

/** The bytes of each number, in the order of the numbers, the last byte first. */
function orderedBytes(keys: Float64Array): Uint8Array {
  const halves = new Uint32Array(keys.slice().buffer);
  for (let low = 0; low < halves.length; low += 2) {
    const high = halves[low + 1] as number;
    if (high >= SIGN) {
      halves[low] = ~(halves[low] as number);
      halves[low + 1] = ~high;
    } else {
      halves[low + 1] = high + SIGN;
    }
  }
  return new Uint8Array(halves.buffer);
}

/**
 * Places in ascending order of their keys; those of equal keys keep their order. No comparison is
 * called: a sort by byte after byte takes some milliseconds for 100,000 places.
 * @param places What is put in order; its content is lost.
 * @param keys The number at each place, never `NaN` or `-0`.
 */
export function sortByKeys(places: Uint32Array, keys: Float64Array): Uint32Array {
  const bytes = orderedBytes(keys);
  const next = new Uint32Array(VALUES);
  let from: Uint32Array = places;
  let to: Uint32Array = new Uint32Array(places.length);
  for (let byte = 0; byte < BYTES; byte += 1) {
    next.fill(0);
    for (let index = 0; index < from.length; index += 1) {
      const value = bytes[(from[index] as number) * BYTES + byte] as number;
      next[value] = (next[value] as number) + 1;
    }
    // Where all places share a byte it says nothing of their order.
    if (next.includes(from.length)) continue;
    toStarts(next);
    for (let index = 0; index < from.length; index += 1) {
      const place = from[index] as number;
      const value = bytes[place * BYTES + byte] as number;
      const at = next[value] as number;
      to[at] = place;
      next[value] = at + 1;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Turns how many there are of each value into where those of each value start. */
function toStarts(counts: Uint32Array): void {
  let start = 0;
  counts.forEach((count, value) => {
    counts[value] = start;
    start += count;
  });
}
