import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const components = globSync('**/*.tsx', { cwd: here }).filter(
  (file) => !/\.(stories|test)\.tsx$|sample-/.test(file),
);

/** Text between tags, and text in attributes that are announced or visible. */
const wordsInMarkup = />\s*[A-Za-zÁÉÍÓÚáéíóúñ]{2,}[^<>{}=;]*<\//;
const wordsInAttribute = /\b(?:aria-label|title|alt|placeholder)="[^"]*[A-Za-z]/;

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(40);
});

it.each(components)('%s contains no text for users', (file) => {
  const text = readFileSync(join(here, file), 'utf8');
  expect(text).not.toMatch(wordsInMarkup);
  expect(text).not.toMatch(wordsInAttribute);
});

it.each(components)('%s takes no class and no style from outside', (file) => {
  const text = readFileSync(join(here, file), 'utf8');
  expect(text).not.toMatch(/\b(?:className|style)\??:\s*(?:string|CSSProperties)/);
  expect(text).not.toMatch(/\bstyle=\{/);
});
