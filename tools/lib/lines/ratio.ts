/** Middle of some numbers; the mean of the two in the middle when they are even in number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * A part of some numbers' order: `0.99` gives the value that 99 of 100 do not exceed.
 * @param part between 0 and 1.
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.max(0, Math.ceil(part * sorted.length) - 1);
  return sorted[index] ?? Number.NaN;
}

/** Two things measured alternately. */
export interface PairedRatio {
  /** Median of the pairwise ratios, measured ÷ control. */
  readonly ratio: number;
  /** Median of what was measured. */
  readonly seen: number;
  /** Median of the control. */
  readonly control: number;
}

/**
 * Measures two things alternately, A B A B, as a machine's noise then meets both (numbers).
 * @param measured gives one figure of the thing itself.
 * @param control gives one figure of what it is compared with.
 * @param pairs at least five; a first pair is taken to warm up and not counted.
 */
export async function pairedRatio(
  measured: () => Promise<number>,
  control: () => Promise<number>,
  pairs = 7,
): Promise<PairedRatio> {
  await measured();
  await control();
  const taken: { seen: number; control: number }[] = [];
  for (let pair = 0; pair < Math.max(5, pairs); pair += 1) {
    taken.push({ seen: await measured(), control: await control() });
  }
  return {
    ratio: median(taken.map((pair) => pair.seen / pair.control)),
    seen: median(taken.map((pair) => pair.seen)),
    control: median(taken.map((pair) => pair.control)),
  };
}
