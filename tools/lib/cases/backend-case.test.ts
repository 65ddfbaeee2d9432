import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';

const read = (path: string) => readFileSync(inWorkspace(path), 'utf8');

// Otherwise the case measures nothing, which only the next night shows.
it('finds the tests that a case chooses by their titles', () => {
  const chosen = globSync('tools/{attack,bench}/cases/*.ts', { cwd: inWorkspace() }).flatMap(
    (path) => [...read(path).matchAll(/file: '([^']+)',\s*title: '([^']+)'/g)],
  );
  expect(chosen.length).toBeGreaterThan(3);
  const missing = chosen.filter(
    ([, file, title = '']) => !read(`apps/backend/src/${file}`).includes(title),
  );
  expect(missing.map(([, , title]) => title)).toEqual([]);
});
