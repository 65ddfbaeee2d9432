/**
 * A quantile of some numbers: `0.99` gives the value that 99 of 100 do not exceed.
 * @param part between 0 and 1.
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The median; the mean of the two in the middle when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
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

/** Two things measured alternately. */
export interface PairedRatio {
  /** Median of the pairwise ratios, measured ÷ control. */
  readonly ratio: number;
  /** Median of what was measured. */
  readonly observed: number;
  /** Median of the control. */
  readonly control: number;
}

/**
 * Measures two things alternately, A B A B, so that a machine's noise affects both.
 * @param measured one measurement of the thing itself.
 * @param control one measurement of what it is compared with.
 * @param pairs at least five; a first pair warms up and does not count.
 */
export async function pairedRatio(
  measured: () => Promise<number>,
  control: () => Promise<number>,
  pairs = 7,
): Promise<PairedRatio> {
  await measured();
  await control();
  const taken: { observed: number; control: number }[] = [];
  for (let pair = 0; pair < Math.max(5, pairs); pair += 1) {
    taken.push({ observed: await measured(), control: await control() });
  }
  return {
    ratio: median(taken.map((pair) => pair.observed / pair.control)),
    observed: median(taken.map((pair) => pair.observed)),
    control: median(taken.map((pair) => pair.control)),
  };
}

/** Milliseconds that some work takes. */
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
  const loops = Array.from({ length: callers }, async (_, caller) => {
    while (!over) await repeat(caller);
  });
  const repeated = Promise.all(loops);
  // An error of a loop is thrown at the end, not by the process.
  repeated.catch(() => undefined);
  const result = await work().finally(() => {
    over = true;
  });
  await repeated;
  return result;
}
