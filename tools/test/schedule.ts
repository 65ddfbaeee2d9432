import { describeError } from '../lib/cli-error.ts';
import { formatDuration } from '../lib/steps.ts';
import { type StepResult, sumResults } from './report.ts';

export interface TestStep {
  readonly id: string;
  readonly title: string;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Steps that must have ended before, passed or not: both would use what serves one at a time. */
  readonly after?: readonly string[];
  readonly run: (signal: AbortSignal) => Promise<StepResult>;
}

/** Two, so that both cores of a small machine are busy all the time. */
const MAX_CONCURRENT_STEPS = 2;

function skip({ title }: TestStep, missing: readonly string[]): StepResult {
  const reason = `needs ${missing.join(', ')}`;
  console.log(`  ✗ ${title}: not run, ${reason}`);
  return { passed: 0, failed: 1, output: `${title}: Not run, ${reason}, which failed before.` };
}

async function runStep(step: TestStep, signal: AbortSignal): Promise<StepResult> {
  const start = performance.now();
  console.log(`  … ${step.title}`);
  const result = await Promise.try(step.run, signal).catch(
    (error: unknown): StepResult => ({ passed: 0, failed: 1, output: describeError(error) }),
  );
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`;
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(`  ${mark} ${step.title}: ${counts} (${formatDuration(performance.now() - start)})`);
  if (result.note) console.log(`    ${result.note}`);
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  return result;
}

/**
 * The named steps and all that they need, in their order: otherwise they would test the build of former sources.
 * @param steps each after those that it needs.
 */
export function chooseSteps(steps: readonly TestStep[], ids: readonly string[]): TestStep[] {
  const chosen = new Set(ids);
  for (const { id, needs = [] } of steps.toReversed()) {
    if (chosen.has(id)) for (const needed of needs) chosen.add(needed);
  }
  return steps.filter(({ id }) => chosen.has(id));
}

/**
 * Runs steps in their order, a few at a time. A failing step does not stop those that do not need it.
 * @returns the sum of all results.
 */
export async function runSteps(
  steps: readonly TestStep[],
  signal: AbortSignal,
): Promise<StepResult> {
  const results = new Map<string, StepResult>();
  const running = new Set<Promise<void>>();
  const waiting = new Set(steps);
  // A step that was not chosen is waited for by none.
  const hasEnded = (id: string) => results.has(id) || !steps.some((step) => step.id === id);
  const start = async (step: TestStep) => {
    const missing = (step.needs ?? []).filter((id) => results.get(id)?.failed);
    results.set(step.id, missing.length > 0 ? skip(step, missing) : await runStep(step, signal));
  };
  while (!signal.aborted && waiting.size + running.size > 0) {
    const next = waiting
      .values()
      .find(({ needs = [], after = [] }) => [...needs, ...after].every(hasEnded));
    if (!next || running.size >= MAX_CONCURRENT_STEPS) {
      await Promise.race(running);
      continue;
    }
    waiting.delete(next);
    const step = start(next).finally(() => running.delete(step));
    running.add(step);
  }
  await Promise.all(running);
  return sumResults([...results.values()]);
}
