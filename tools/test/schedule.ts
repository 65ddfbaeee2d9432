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
  /** Lanes it takes of the two there are; one when absent. */
  readonly lanes?: 1 | 2;
  readonly run: (signal: AbortSignal) => Promise<StepResult>;
}

const laneCount = 2;

/** What is printed while the steps run. */
export type Print = (line: string) => void;

function skipped(step: TestStep, missing: readonly string[]): StepResult {
  const output = `Not run, as it needs what failed before: ${missing.join(', ')}.`;
  return { passed: 0, failed: 1, output: `${step.title}: ${output}` };
}

async function runStep(step: TestStep, signal: AbortSignal, print: Print): Promise<StepResult> {
  const began = performance.now();
  print(`  … ${step.title}`);
  const result = await step
    .run(signal)
    .catch(
      (error: unknown): StepResult => ({ passed: 0, failed: 1, output: describeError(error) }),
    );
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`;
  const mark = result.failed > 0 ? '✗' : '✓';
  print(`  ${mark} ${step.title}: ${counts} (${formatDuration(performance.now() - began)})`);
  if (result.note) print(`    ${result.note}`);
  if (result.failed > 0) print(`\n${result.output.trim()}\n`);
  return result;
}

/**
 * Runs steps in their order, two at a time where each takes one lane. A failing step does not
 * stop those that do not need it.
 * @returns the sum of all results.
 */
export async function runSteps(
  steps: readonly TestStep[],
  signal: AbortSignal,
  print: Print,
): Promise<StepResult> {
  const results = new Map<string, StepResult>();
  const running = new Map<string, { lanes: number; done: Promise<void> }>();
  const waiting = [...steps];
  const isKnown = (id: string) => steps.some((step) => step.id === id);
  const used = () => [...running.values()].reduce((sum, { lanes }) => sum + lanes, 0);

  while ((waiting.length > 0 || running.size > 0) && !signal.aborted) {
    for (const step of [...waiting]) {
      const needs = (step.needs ?? []).filter(isKnown);
      const before = [...needs, ...(step.after ?? []).filter(isKnown)];
      if (!before.every((id) => results.has(id))) continue;
      const missing = needs.filter((id) => results.get(id)?.failed !== 0);
      const lanes = step.lanes ?? 1;
      if (missing.length === 0 && used() + lanes > laneCount) continue;
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
      running.set(step.id, { lanes, done });
    }
    await Promise.race([...running.values()].map(({ done }) => done));
  }
  await Promise.all([...running.values()].map(({ done }) => done));
  return sumResults([...results.values()]);
}
