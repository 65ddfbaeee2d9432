import type { Recorder } from './recorder.ts';

/** How a case is run. */
export interface CaseContext {
  readonly record: Recorder;
  /** Whether small amounts are enough, as while a case is being written. */
  readonly quick: boolean;
  /** Aborted when the user stops the run. */
  readonly signal: AbortSignal;
}

/** A benchmark case: measures a budget and records what it observed. */
export interface BenchmarkCase {
  /** Its id in the budgets, e.g. `P8` or `R14`. */
  readonly id: string;
  readonly title: string;
  /** @throws when it cannot be measured; the case has failed then. */
  readonly run: (context: CaseContext) => Promise<void>;
}

/** An attack case has the same form. */
export type AttackCase = BenchmarkCase;
