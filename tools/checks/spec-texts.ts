import type { Check } from './check.ts';
import type { SourceFile } from './source-files.ts';
import { type SpecText, specTexts } from './spec-texts-data.ts';
import { readStories } from './story-vocabulary.ts';
import { readSyntax } from './syntax.ts';

/**
 * Texts of the specification that no story asserts as a literal. A constant does not count: a
 * story that asserts the constant would follow it when it changes.
 */
export function findMissingTexts(
  stories: readonly SourceFile[],
  texts: readonly SpecText[],
): string[] {
  const said = stories.flatMap((file) => readSyntax(file).strings);
  // A single word is part of many sentences: it has to be the whole string.
  const isSaid = (text: string) =>
    said.some((string) => string === text || (text.includes(' ') && string.includes(text)));
  return texts
    .filter(({ text }) => !isSaid(text))
    .map(({ section, text }) => `§${section} «${text}»: assert it, as a literal, in a story.`);
}

export const specTextsCheck: Check = {
  name: 'Stories assert the texts of the specification',
  run: () => findMissingTexts(readStories(), specTexts),
};
