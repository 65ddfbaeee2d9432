import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as css from './css.ts';
import * as ui from './index.ts';

const here = import.meta.dirname;
const manifest: unknown = JSON.parse(readFileSync(join(here, '../../package.json'), 'utf8'));

it('exports exactly the files of this folder', () => {
  const files = globSync('**/*.ts', { cwd: here })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => {
      const name = file.replace(/\.ts$/, '');
      return [name === 'index' ? '.' : `./${name}`, `./src/entries/${file}`];
    });
  expect(manifest).toHaveProperty('exports', Object.fromEntries(files));
});

it('shows the public names that readers rely on', () => {
  expect(Object.keys(ui).sort()).toMatchSnapshot();
  expect(Object.keys(css).sort()).toMatchSnapshot();
});
