/** The value that a part of some numbers do not exceed: `0.99` gives that of 99 of 100. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The median; the mean of the two in the middle when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [(sorted.length - 1) >> 1, sorted.length >> 1];
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2;
}

/**
 * How well a time separates two groups: the probability that one of the first took longer than one
 * of the second (area under the ROC curve), mirrored above 0.5. 0.5 is a guess, 1 is certainty.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (Math.sign(a - b) + 1) / 2));
  const area = wins.reduce((sum, win) => sum + win, 0) / wins.length;
  return Math.max(area, 1 - area);
}

export class Tally extends Map<string | number, number> {
  count(what: string | number): void {
    this.set(what, (this.get(what) ?? 0) + 1);
  }

  override toString(): string {
    return [...this]
      .map(([what, times]) => `${what}: ${times}`)
      .sort()
      .join(', ');
  }
}

/** Does something some times, all together. */
export const together = <T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)));

/** Does something some times, one after the other. */
export const inSequence = <T>(times: number, work: (n: number) => Promise<T>) =>
  Array.fromAsync({ length: times }, (_, n) => work(n));

/**
 * Measures two things alternately, A B A B, so that a machine's noise affects both.
 * @param pairs at least five; a first pair warms up and does not count.
 * @returns medians of both, and of their pairwise ratios.
 */
export async function pairedRatio(
  measured: () => Promise<number>,
  control: () => Promise<number>,
  pairs = 7,
) {
  const all = await inSequence(1 + pairs, async () => ({
    observed: await measured(),
    control: await control(),
  }));
  const counted = all.slice(1);
  return {
    ratio: median(counted.map((pair) => pair.observed / pair.control)),
    observed: median(counted.map((pair) => pair.observed)),
    control: median(counted.map((pair) => pair.control)),
  };
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Repeats something by some callers while work is done. @returns the result of the work. */
export async function whileRepeating<T>(
  callers: number,
  repeat: (caller: number) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  let over = false;
  const repeated = together(callers, async (caller) => {
    while (!over) await repeat(caller);
  });
  // An error of a loop is thrown at the end, not by the process.
  repeated.catch(() => undefined);
  const result = await work().finally(() => {
    over = true;
  });
  await repeated;
  return result;
}
