/**
 * How well a time tells two kinds apart: the chance that one of the first kind took longer than
 * one of the second (the area under the curve), turned to whichever side tells more. 0.5 is a
 * guess, 1 is certainty.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((time) => ({ time, mine: true })),
    ...second.map((time) => ({ time, mine: false })),
  ].sort((a, b) => a.time - b.time);
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.time === all[start]?.time) end += 1;
    // Equal times share the mean of their ranks.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ mine }) => mine).length;
    start = end;
  }
  const area = (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
  return Math.max(area, 1 - area);
}

/** The two kinds in an order that no pattern of the machine can follow. */
export function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
