import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../../lib/workspace.ts';
import { applyMutation, mutations } from './mutation.ts';

const inBackend = (...parts: string[]) => inWorkspace('apps', 'backend', ...parts);

it.each(mutations)('$name: the text occurs once in its file, and the tests exist', (mutation) => {
  const source = readFileSync(inBackend(mutation.file), 'utf8');
  expect(applyMutation(source, mutation)).not.toBe(source);
  expect(mutation.tests.filter((file) => !existsSync(inBackend('src', file)))).toEqual([]);
});

it.each(mutations.filter(({ test }) => test !== undefined))(
  '$name: the test that must fail is declared',
  ({ test = '', tests }) => {
    const sources = tests.map((file) => readFileSync(inBackend('src', file), 'utf8'));
    expect(sources.join('\n')).toContain(test);
  },
);

it('rejects a text that does not occur, or occurs twice', () => {
  const mutation = { name: 'a', file: 'b.ts', text: 'if (x)', replacement: '', tests: [] };
  expect(() => applyMutation('', mutation)).toThrow('0 times');
  expect(() => applyMutation('if (x) if (x)', mutation)).toThrow('2 times');
});
