import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { spanishFontFile, subsetSpanishFont } from '../../build/spanish-font.ts';
import { characterRanges } from './spanish-characters.ts';

const packagedRanges = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/unicode.json',
);

const covers = (ranges: string, letter: string): boolean =>
  ranges.split(', ').some((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((place) => Number.parseInt(place, 16));
    const point = letter.codePointAt(0) ?? 0;
    return from <= point && point <= to;
  });

it('has the file that the committed letters are cut to', async () => {
  expect(Buffer.compare(readFileSync(spanishFontFile), await subsetSpanishFont())).toBe(0);
});

it('leaves out no letter of the file that the package has', () => {
  const { latin } = JSON.parse(readFileSync(packagedRanges, 'utf8')) as { latin: string };
  const { spanish, otherLatin } = characterRanges;
  for (let point = 0; point <= 0xffff; point += 1) {
    const letter = String.fromCodePoint(point);
    const isKept = covers(spanish, letter) || covers(otherLatin, letter);
    expect(isKept, `U+${point.toString(16)}`).toBe(covers(latin.replaceAll(',', ', '), letter));
  }
});

it.each([...'aZ09ñÑáÜ¿¡«»—…°×−'])('has «%s» in the face of Spanish alone', (letter) => {
  expect(covers(characterRanges.spanish, letter)).toBe(true);
  expect(covers(characterRanges.otherLatin, letter)).toBe(false);
});

it.each([...'çÃßøŒ½¶'])('leaves «%s» to the face of other Latin letters', (letter) => {
  expect(covers(characterRanges.spanish, letter)).toBe(false);
  expect(covers(characterRanges.otherLatin, letter)).toBe(true);
});
