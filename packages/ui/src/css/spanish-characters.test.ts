import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { spanishFontFile, subsetSpanishFont } from '../../build/spanish-font.ts';
import { characterRanges } from './spanish-characters.ts';

const packagedRanges = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/unicode.json',
);

/** Every character that ranges of CSS contain. */
const charactersOf = (ranges: string): ReadonlySet<string> =>
  new Set(
    ranges.split(/, ?/).flatMap((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((place) => Number.parseInt(place, 16));
      return Array.from({ length: to - from + 1 }, (_, place) =>
        String.fromCodePoint(from + place),
      );
    }),
  );

const spanish = charactersOf(characterRanges.spanish);
const otherLatin = charactersOf(characterRanges.otherLatin);

it('has the file that the committed font is subset to', async () => {
  expect(Buffer.compare(readFileSync(spanishFontFile), await subsetSpanishFont())).toBe(0);
});

it('omits no character of the file that the package has', () => {
  const { latin } = JSON.parse(readFileSync(packagedRanges, 'utf8')) as { latin: string };
  expect([...new Set([...spanish, ...otherLatin])].sort()).toEqual([...charactersOf(latin)].sort());
});

it.each([...'aZ09ñÑáÜ¿¡«»—…°×−'])('has «%s» in the Spanish font file only', (character) => {
  expect(spanish.has(character)).toBe(true);
  expect(otherLatin.has(character)).toBe(false);
});

it.each([...'çÃßøŒ½¶'])('leaves «%s» to the font file of other Latin characters', (character) => {
  expect(spanish.has(character)).toBe(false);
  expect(otherLatin.has(character)).toBe(true);
});
