import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css.ts', { cwd: source }).filter(
  (file) => !file.startsWith('themes/'),
);

const colorLiteral =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|['" ](?:white|black|red|green|blue|gr[ae]y)['" ]/i;
const pixelLiteral = /\b\d+px\b/;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('finds the style sheets of the components', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

it.each(sheets)('%s takes colours and lengths from the theme', (file) => {
  const text = withoutComments(readFileSync(join(source, file), 'utf8'));
  expect(text).not.toMatch(colorLiteral);
  expect(text).not.toMatch(pixelLiteral);
});
