import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutSpanishFace, spanishFaceFile } from '../../build/spanish-face.ts';
import { letterRanges } from './spanish-letters.ts';

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
  expect(Buffer.compare(readFileSync(spanishFaceFile), await cutSpanishFace())).toBe(0);
});

it.each([...'aZ09ñÑáÜ¿¡«»—…°×−'])('has «%s» in the face of Spanish alone', (letter) => {
  expect(covers(letterRanges.spanish, letter)).toBe(true);
  expect(covers(letterRanges.otherLatin, letter)).toBe(false);
});

it.each([...'çÃßøŒ½¶'])('leaves «%s» to the face of other Latin letters', (letter) => {
  expect(covers(letterRanges.spanish, letter)).toBe(false);
  expect(covers(letterRanges.otherLatin, letter)).toBe(true);
});
