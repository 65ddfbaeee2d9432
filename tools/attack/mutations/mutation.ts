import { readFileSync } from 'node:fs';
import { inWorkspace } from '../../lib/workspace.ts';

/** A line of defence in the backend, and a change that removes it. */
export interface Mutation {
  /** What is no longer prevented, in a few words. */
  readonly name: string;
  /** Source file below `apps/backend`. */
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly text: string;
  readonly replacement: string;
  /** Test files below `apps/backend/src`, of which some test must fail with the mutation. */
  readonly tests: readonly string[];
  /** Part of a test's title as the source has it: only tests of that title run, and must fail. */
  readonly test?: string;
}

const table = inWorkspace('tools', 'attack', 'mutations', 'mutations.jsonl');

/** Every mutation of R16, one in each line of its table. */
export const mutations: readonly Mutation[] = readFileSync(table, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Applies a mutation. @throws when its text does not occur exactly once: it is out of date then. */
export function applyMutation(source: string, { name, file, text, replacement }: Mutation): string {
  const parts = source.split(text);
  if (parts.length === 2) return parts.join(replacement);
  throw new Error(`${file} contains the text of "${name}" ${parts.length - 1} times, not once.`);
}
