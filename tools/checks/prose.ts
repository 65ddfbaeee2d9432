import type { SourceFile } from './files.ts';

const code =
  /```[\s\S]*?```|`[^`\n]*(?:\n[^`\n]+)?`|\]\([^)]*\)|«[^»]*»|https?:\/\/\S+|@(?:param|throws)\s+\w+/g;

/** Comments and titles of tests; of a document, everything. */
const patterns: readonly (readonly [name: RegExp, ...texts: RegExp[]])[] = [
  [
    /\.(?:ts|tsx|mjs|js)$/,
    /(?:^|\s)\/\/(.*)$/gm,
    /(?:^|[\s{(])\/\*([\s\S]*?)\*\//g,
    // Also of `it.each(…)('…')`, whose cases may be many lines.
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g,
  ],
  [/\.pyt?$/, /(?:^|\s)#(.*)$/gm, /"""([\s\S]*?)"""/g],
  [/\.sql$/, /--(.*)$/gm],
  [/\.(?:ya?ml|sh)$/, /(?:^|\s)#(.*)$/gm],
  [/\.mdx?$/, /^([\s\S]*)$/g],
];

/**
 * Comments and test titles of a source file; the text of a document without its code.
 * @returns each with its offset, and the line on which it starts, from 1.
 */
export function proseOf({ path, text }: SourceFile) {
  const [, ...texts] = patterns.find(([name]) => name.test(path)) ?? [];
  return texts
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: raw, index }) => ({
      // Blanks for code, so that positions are those of the raw text.
      text: raw.replace(code, (match) => match.replace(/[^\n]/g, ' ')),
      raw,
      at: index,
      line: text.slice(0, index).split('\n').length,
    }));
}
