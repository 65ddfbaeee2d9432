import { create, type Font } from 'fontkit';

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });
const isInvisible = (character: string) => /^\p{Default_Ignorable_Code_Point}$/u.test(character);

/**
 * Returns a function that replaces each character that the font of a file lacks by a mark; a composed character
 * becomes one mark.
 */
export function coverageOf(file: Buffer, mark: string): (text: string) => string {
  const font = create(file) as Font;
  const hasAll = (grapheme: string) =>
    [...grapheme].every(
      (character) =>
        isInvisible(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  return (text) =>
    Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
      hasAll(segment) ? segment : mark,
    ).join('');
}
