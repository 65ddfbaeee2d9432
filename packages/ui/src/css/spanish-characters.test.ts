import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { spanishFontFile, subsetSpanishFont } from '../../build/spanish-font.ts';
import { characterRanges } from './spanish-characters.ts';

const packagedRanges = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/unicode.json',
);

const covers = (ranges: string, character: string): boolean =>
  ranges.split(', ').some((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((place) => Number.parseInt(place, 16));
    const point = character.codePointAt(0) ?? 0;
    return from <= point && point <= to;
  });

it('has the file that the committed font is subset to', async () => {
  expect(Buffer.compare(readFileSync(spanishFontFile), await subsetSpanishFont())).toBe(0);
});

it('omits no character of the file that the package has', () => {
  const { latin } = JSON.parse(readFileSync(packagedRanges, 'utf8')) as { latin: string };
  const { spanish, otherLatin } = characterRanges;
  for (let point = 0; point <= 0xffff; point += 1) {
    const character = String.fromCodePoint(point);
    const isCovered = covers(spanish, character) || covers(otherLatin, character);
    expect(isCovered, `U+${point.toString(16)}`).toBe(
      covers(latin.replaceAll(',', ', '), character),
    );
  }
});

it.each([...'aZ09ñÑáÜ¿¡«»—…°×−'])('has «%s» in the Spanish font file only', (character) => {
  expect(covers(characterRanges.spanish, character)).toBe(true);
  expect(covers(characterRanges.otherLatin, character)).toBe(false);
});

it.each([...'çÃßøŒ½¶'])('leaves «%s» to the font file of other Latin characters', (character) => {
  expect(covers(characterRanges.spanish, character)).toBe(false);
  expect(covers(characterRanges.otherLatin, character)).toBe(true);
});
