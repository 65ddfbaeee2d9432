import { expect, type TestContext } from 'vitest';

/** A fact that a test has counted, as a case of `pnpm attack` prints it. */
export interface Fact {
  what: string;
  observed: string | number;
  /** What must hold; empty where the fact only informs. */
  limit: string;
  isMet: boolean;
}

declare module 'vitest' {
  interface TaskMeta {
    /** For the attack case that runs the test on processes of the built server. */
    facts?: Fact[];
  }
}

function report({ task }: TestContext, fact: Fact): void {
  task.meta.facts = [...(task.meta.facts ?? []), fact];
}

/**
 * Expects a value, and reports it to the attack case that runs the test on the built server.
 * @param limit the words of what must hold, where they are not the value alone.
 */
export function recordFact(
  context: TestContext,
  what: string,
  observed: string | number,
  expected: string | number,
  limit = `${expected}`,
): void {
  report(context, { what, observed, limit, isMet: observed === expected });
  expect(observed, what).toBe(expected);
}

/** Reports what only informs. */
export const noteFact = (context: TestContext, what: string, observed: number): void =>
  report(context, { what, observed, limit: '', isMet: true });
