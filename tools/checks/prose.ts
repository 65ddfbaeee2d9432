import type { SourceFile } from './source-files.ts';

/** A piece of English text in a file. */
export interface Prose {
  /** The text without the code inside it; positions are those of the raw text. */
  readonly text: string;
  readonly raw: string;
  /** Offset in the file. */
  readonly at: number;
  /** Line of the file on which the text starts, from 1. */
  readonly line: number;
}

type Extract = (text: string) => RegExpMatchArray[];

const blank = (match: string) => match.replace(/[^\n]/g, ' ');

/** Replaces what is code inside prose by blanks, so that positions stay. */
const withoutCode = (text: string) =>
  text
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/`[^`\n]*(?:\n[^`\n]+)?`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/«[^»]*»/g, blank)
    .replace(/https?:\/\/\S+/g, blank)
    .replace(/@(?:param|throws)\s+\w+/g, blank);

const matches =
  (...expressions: RegExp[]): Extract =>
  (text) =>
    expressions.flatMap((expression) => [...text.matchAll(expression)]);

const script = matches(
  /(?:^|\s)\/\/(.*)$/gm,
  /(?:^|[\s{(])\/\*([\s\S]*?)\*\//g,
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g,
);
const hashComments = matches(/(?:^|\s)#(.*)$/gm);
const python = matches(/(?:^|\s)#(.*)$/gm, /"""([\s\S]*?)"""/g);
const sql = matches(/--(.*)$/gm);
const whole = matches(/^([\s\S]*)$/g);

const extractors: readonly (readonly [RegExp, Extract])[] = [
  [/\.(?:ts|tsx|mjs|js)$/, script],
  [/\.py$/, python],
  [/\.sql$/, sql],
  [/\.ya?ml$/, hashComments],
  [/\.mdx?$/, whole],
];

/** Comments and test titles of a source file; the text of a document without its code. */
export function proseOf({ path, text }: SourceFile): Prose[] {
  const extract = extractors.find(([name]) => name.test(path))?.[1];
  if (!extract) return [];
  return extract(text).map((match) => ({
    text: withoutCode(match[0]),
    raw: match[0],
    at: match.index ?? 0,
    line: text.slice(0, match.index).split('\n').length,
  }));
}
