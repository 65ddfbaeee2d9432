import { describeError } from '../lib/cli-error.ts';
import { formatDuration } from '../lib/steps.ts';
import { type StepResult, sumResults } from './report.ts';

/** One step of `npm test`. */
export interface TestStep {
  readonly id: string;
  readonly title: string;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Steps that must have ended before, passed or not: both would use what serves one at a time. */
  readonly after?: readonly string[];
  readonly run: (signal: AbortSignal) => Promise<StepResult>;
}

/** Steps that run at a time: with two, both cores of a small machine are busy all the time. */
const LANES = 2;

/** What is printed while the steps run. */
export type Print = (line: string) => void;

function skipped(step: TestStep, missing: readonly string[]): StepResult {
  const output = `Not run, as it needs what failed before: ${missing.join(', ')}.`;
  return { passed: 0, failed: 1, output: `${step.title}: ${output}` };
}

async function runStep(step: TestStep, signal: AbortSignal, print: Print): Promise<StepResult> {
  const start = performance.now();
  print(`  … ${step.title}`);
  const result = await Promise.try(step.run, signal).catch(
    (error: unknown): StepResult => ({ passed: 0, failed: 1, output: describeError(error) }),
  );
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`;
  const mark = result.failed > 0 ? '✗' : '✓';
  print(`  ${mark} ${step.title}: ${counts} (${formatDuration(performance.now() - start)})`);
  if (result.note) print(`    ${result.note}`);
  if (result.failed > 0) print(`\n${result.output.trim()}\n`);
  return result;
}

/**
 * Runs steps in their order, a few at a time. A failing step does not stop those that do not need it.
 * @returns the sum of all results.
 */
export async function runSteps(
  steps: readonly TestStep[],
  signal: AbortSignal,
  print: Print,
): Promise<StepResult> {
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  const isKnown = (id: string) => steps.some((step) => step.id === id);

  while ((waiting.length > 0 || running.size > 0) && !signal.aborted) {
    for (const step of [...waiting]) {
      const needs = (step.needs ?? []).filter(isKnown);
      const before = [...needs, ...(step.after ?? []).filter(isKnown)];
      if (!before.every((id) => results.has(id))) continue;
      const missing = needs.filter((id) => results.get(id)?.failed !== 0);
      if (missing.length === 0 && running.size >= LANES) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (missing.length > 0) {
        results.set(step.id, skipped(step, missing));
        print(`  ✗ ${step.title}: not run, needs ${missing.join(', ')}`);
        continue;
      }
      const done = runStep(step, signal, print).then((result) => {
        results.set(step.id, result);
        running.delete(step.id);
      });
      running.set(step.id, done);
    }
    // The last ones may all have been skipped.
    if (running.size > 0) await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return sumResults([...results.values()]);
}
