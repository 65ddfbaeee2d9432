import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../../lib/workspace.ts';
import { applyMutation, mutations } from './mutation.ts';

const read = (...parts: string[]) => readFileSync(inWorkspace('apps', 'backend', ...parts), 'utf8');

it.each(mutations)('$name: its text occurs once in its file, and its tests exist', (mutation) => {
  const { file, tests, test = '' } = mutation;
  const source = read(file);
  expect(applyMutation(source, mutation)).not.toBe(source);
  expect(tests.map((path) => read('src', path)).join('\n')).toContain(test);
});
