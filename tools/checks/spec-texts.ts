import type { Check } from './files.ts';
import { readSyntax } from './syntax.ts';

/** Sections 4, 5 and 8 give texts letter by letter: Spanish ones in «», English sentences as code. */
const sections = /^docs\/product\/[458]-.*\.md$/;
const quoted = /«(\p{Lu}[^»]*)»|`([^`]+[.!])`/gu;

/**
 * A constant does not count: a story that asserts the constant would follow it when it changes. The
 * design system's own stories do not speak for the product.
 */
export const specTexts: Check = {
  name: 'Stories assert the texts of the specification',
  run: (files) => {
    // Story files, and helpers that define the stories of many screens.
    const stories = files.select(
      /^apps\/portal\/src\/.*(\.stories\.tsx|\/testing\/[a-z-]+-stories\.tsx?)$/,
    );
    const said = stories.flatMap((file) => readSyntax(file).strings);
    // A single word is part of many sentences: it has to be the whole string.
    const isSaid = (text: string) =>
      said.some((string) => string === text || (text.includes(' ') && string.includes(text)));
    const documents = files.select(sections);
    if (documents.length === 0) return ['docs/product has no sections 4, 5 and 8.'];
    return documents.flatMap(({ path, text: document }) =>
      [...document.matchAll(quoted)]
        .map(([, spanish, english = '']) => spanish ?? english)
        .filter((text) => !isSaid(text))
        .map((text) => `${path}, «${text}»: assert it, as a literal, in a story.`),
    );
  },
};

/** Every path of the portal; those that e-mails contain are facts of the brand. */
const pathsFiles =
  /^(?:apps\/portal\/src\/config\/(?:area-)?paths|packages\/brand\/src\/portal-paths)\.ts$/;

export const productDocument: Check = {
  name: 'The product specification has every path of the portal',
  run: (files) => {
    const document = files
      .select(/^docs\/product\/.*\.md$/)
      .map(({ text }) => text)
      .join('\n');
    // The specification writes paths without the prefix of their area.
    return files
      .select(pathsFiles)
      .flatMap(({ text }) => [...text.matchAll(/'(\/[\w/-]+)'/g)])
      .map(([, path = '']) => path.replace(/^\/(?:userview|adminview)\/(?=.)/, ''))
      .filter((path) => !document.includes(`\`${path}`))
      .map(
        (path) =>
          `The path "${path}" of the portal is not in docs/product: add it to 2-routes-and-screens.md.`,
      );
  },
};
