import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { sheetDark } from '../themes/sheet-dark/tokens.ts';
import { sheetLight } from '../themes/sheet-light/tokens.ts';
import { wireframe } from '../themes/wireframe/tokens.ts';

const entries = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/** The `exports` that name some file for each entry. */
const exportsOf = <Target>(target: (name: string) => Target) =>
  Object.fromEntries(
    entries.map((name) => [name === 'index' ? '.' : `./${name}`, target(name)] as const),
  );

it('exports exactly the files of this folder', () => {
  expect(manifest.exports).toEqual(exportsOf((name) => `./src/entries/${name}.ts`));
});

it('exports, once packed, the built file of each with its types', () => {
  const built = exportsOf((name) => ({
    types: `./dist/entries/${name}.d.ts`,
    default: `./dist/entries/${name}.js`,
  }));
  const tokens = [sheetDark, sheetLight, wireframe].map(({ name }) => {
    const path = `tokens/${name}.tokens.json`;
    return [`./${path}`, `./dist/${path}`] as const;
  });
  expect(manifest.publishConfig.exports).toEqual({
    ...built,
    ...Object.fromEntries(tokens),
    './package.json': './package.json',
  });
});

// A module of styles has all classes of those that it imports: every page would have 150 more.
it('leaves sprinkles to sites that import them by their own entry', () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('{components,css,themes}/**/*.{ts,tsx}', { cwd: source });
  expect(files.length).toBeGreaterThan(100);
  const imports = (file: string) =>
    readFileSync(join(source, file), 'utf8').includes('sprinkles.css.ts');
  expect(files.filter(imports)).toEqual([]);
});
