import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import config from '../vite.config.ts';

const portal = join(import.meta.dirname, '..');

it('the development server reads the dependencies of every worker before the first page', async () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: portal });
  const workers = sources.flatMap((path) => {
    const text = readFileSync(join(portal, path), 'utf8');
    const urls = text.matchAll(/ from '([^']+)\?worker&url'/g);
    return [...urls].map(([, url = '']) => relative(portal, join(portal, path, '..', url)));
  });
  const { optimizeDeps } = await config({ command: 'serve', mode: 'development' });
  const read = globSync([optimizeDeps?.entries ?? []].flat(), { cwd: portal });
  expect(workers).not.toEqual([]);
  expect(read).toEqual(expect.arrayContaining([...workers, 'index.html']));
});
