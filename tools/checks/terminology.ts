import { basename } from 'node:path';
import type { Check, SourceFile } from './files.ts';
import { proseOf } from './prose.ts';
import { readSyntax } from './syntax.ts';
import { type Scope, type Term, terms, unchecked } from './terminology-data.ts';

const compile = (scope: Scope) =>
  terms[scope].map((term) => ({
    ...term,
    expression:
      scope === 'names'
        ? new RegExp(`(?<![a-z0-9])(?:${term.pattern})(?![a-z0-9])`, 'g')
        : new RegExp(`(?<![\\w$@./#-])(?:${term.pattern})(?![\\w$/]|-[a-z]|\\.[a-z])`, 'gi'),
  }));

const compiled = { names: compile('names'), prose: compile('prose') };

/** The characters before and after a match that an exception may cover. */
const contextLength = 40;

function isException({ except }: Term, text: string, start: number, end: number): boolean {
  if (!except) return false;
  const from = Math.max(0, start - contextLength);
  const context = text.slice(from, end + contextLength);
  const all = new RegExp(except.source, except.ignoreCase ? 'gi' : 'g');
  return [...context.matchAll(all)].some(
    ({ 0: covered, index }) => from + index <= start && from + index + covered.length >= end,
  );
}

const findTerms = (text: string, scope: Scope, path: string) =>
  compiled[scope]
    .filter((term) => !term.legitimateIn?.test(path))
    .flatMap((term) =>
      [...text.matchAll(term.expression)]
        .filter(({ 0: match, index }) => !isException(term, text, index, index + match.length))
        .map(({ 0: match, index }) => ({ match: match.toLowerCase(), index, use: term.use })),
    );

const namesInPython = (text: string): string[] =>
  [
    ...text.matchAll(
      /^\s*(?:def|class)\s+(\w+)|^\s*(\w+)\s*=[^=]|(?:\bfor|\bas)\s+(\w+)|[(,]\s*(\w+)(?=\s*[,)=])/gm,
    ),
  ].map((match) => match.slice(1).find(Boolean) ?? '');

function declaredNames(file: SourceFile): Iterable<string> {
  if (/\.tsx?$/.test(file.path)) return readSyntax(file).declares;
  return new Set(/\.pyt?$/.test(file.path) ? namesInPython(file.text) : []);
}

/** `fetchURLOnce` and `fetch_url_once` become `fetch-url-once`. */
const kebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[_\s.]+/g, '-')
    .toLowerCase();

function lineOf(text: string, name: string): number {
  const at = text.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`));
  return text.slice(0, Math.max(0, at)).split('\n').length;
}

/** Uses in the file's name, in names that it declares, in comments, titles of tests and documents. */
function findingsIn(file: SourceFile): string[] {
  const { path, text } = file;
  // Line 0 is the file's name.
  const describe = (line: number, found: string, use: string) =>
    `${path}:${line}: "${found}", write: ${use}.`;
  const inName = (name: string) => findTerms(kebabCase(name), 'names', path);
  return [
    ...inName(basename(path).replace(/\.\w+$/, '')).map(({ use }) => describe(0, path, use)),
    ...[...declaredNames(file)].flatMap((name) =>
      inName(name).map(({ use }) => describe(lineOf(text, name), name, use)),
    ),
    ...proseOf(file).flatMap((prose) =>
      findTerms(prose.text, 'prose', path).map(({ match, use, index }) => {
        const line = prose.line + prose.text.slice(0, index).split('\n').length - 1;
        return describe(line, match, use);
      }),
    ),
  ];
}

export const terminology: Check = {
  name: 'Names, comments and documents use the terms of the field',
  run: (files) =>
    files
      .select(/\.(?:ts|tsx|mjs|js|pyt?|md|mdx|sh|sql|ya?ml)$/)
      .filter(({ path }) => !unchecked.some((each) => each.test(path)))
      .flatMap(findingsIn),
};
