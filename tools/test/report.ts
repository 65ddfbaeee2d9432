import { readFileSync } from 'node:fs';
import type { CommandResult } from './run-command.ts';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown whole when something failed. */
  readonly output: string;
  /** What else is said of it, whether something failed or not. */
  readonly note?: string;
}

/** A static check: one case, passed or failed. */
export function countOne({ ok, output }: CommandResult): StepResult {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** The numbers in Jest's report, which Vitest writes too; none when there is no whole report. */
function readReport(file: string): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Counts the cases of a test runner from its JSON report. A runner that failed without a failed
 * case (a file that does not load, a process that ended early) counts as one failure, and so
 * does one that left no report or ran nothing.
 */
export function countCases(file: string, { ok, output }: CommandResult): StepResult {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(file);
  if (ok && failed === 0 && passed === 0) {
    return { passed, failed: 1, output: `${output}\nNo test was run (report: ${file}).` };
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1), output };
}

/** One result for several runs of a step; only failing ones print their output. */
export function sumResults(results: readonly StepResult[]): StepResult {
  const failing = results.filter((result) => result.failed > 0);
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    output: (failing.length > 0 ? failing : results).map((result) => result.output).join('\n'),
  };
}
