import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../../lib/workspace.ts';
import { withoutGuard } from './guard.ts';
import { guards } from './guards.ts';

const inBackend = (...parts: string[]) => inWorkspace('apps', 'backend', ...parts);

it.each(guards)('$name: the guard stands in its file once, and its tests exist', (guard) => {
  const source = readFileSync(inBackend(guard.file), 'utf8');
  expect(withoutGuard(source, guard)).not.toBe(source);
  expect(guard.tests.filter((file) => !existsSync(inBackend('src', file)))).toEqual([]);
});

it('refuses a guard that is not there, or there twice', () => {
  const guard = { name: 'a', file: 'b.ts', text: 'if (x)', without: '', tests: [] };
  expect(() => withoutGuard('', guard)).toThrow('0 times');
  expect(() => withoutGuard('if (x) if (x)', guard)).toThrow('2 times');
  expect(withoutGuard('if (x) y', guard)).toBe(' y');
});
