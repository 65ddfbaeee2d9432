/** One measured or counted fact, as it is printed. All are texts, so that units stand with them. */
export interface Reading {
  /** What was measured, e.g. `buffers of a page of 20`. */
  readonly what: string;
  readonly seen: string;
  /** What it is compared with in the same run; `—` where the fact is exact. */
  readonly control?: string;
  /** Median of the pairwise ratios to the control; only ratios judge a time (numbers). */
  readonly ratio?: string;
  /** What must hold, as numbers says it; `—` where the reading only informs. */
  readonly budget?: string;
  readonly holds: boolean;
}

/** How a line is asked to run. */
export interface LineOptions {
  /** Whether smaller amounts will do, as while a line is being written. */
  readonly quick: boolean;
  /** Aborted when the person at the terminal stops the run. */
  readonly signal: AbortSignal;
}

/** A line of the budgets and attack cases (numbers): a program that says what it saw. */
export interface MeasuredLine {
  /** Its number in the paper, e.g. `P8` or `R14`. */
  readonly id: string;
  readonly title: string;
  /**
   * Measures, and records each reading as it comes.
   * @throws when it cannot be measured; the line then does not hold.
   */
  readonly run: (record: (reading: Reading) => void, options: LineOptions) => Promise<void>;
}
