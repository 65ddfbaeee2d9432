// Terms of the field: `node tools/checks/terminology.ts [folder …]` prints each position.
import { basename, relative } from 'node:path';
import { workspaceRoot } from '../lib/workspace.ts';
import type { Check } from './check.ts';
import { declaredNames, toKebabCase } from './declared-names.ts';
import { proseOf } from './prose.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { notYetClean, type Scope, type Term, terms, unchecked } from './terminology-data.ts';

/** A use of a term that the code base does not use. */
export interface Finding {
  readonly path: string;
  /** Line of the file, from 1; 0 for the file's name. */
  readonly line: number;
  /** Name, or word of the prose, that contains the term. */
  readonly found: string;
  readonly term: string;
  readonly use: string;
}

const checkedFiles = /\.(?:ts|tsx|mjs|js|py|md|mdx|sql|ya?ml)$/;

interface CompiledTerm extends Term {
  readonly expression: RegExp;
}

const compile = (scope: Scope): CompiledTerm[] =>
  terms
    .filter((term) => term.scopes.includes(scope))
    .map((term) => ({
      ...term,
      expression:
        scope === 'names'
          ? new RegExp(`(?<![a-z0-9])(?:${term.pattern})(?![a-z0-9])`, 'g')
          : new RegExp(`(?<![\\w$@./#-])(?:${term.pattern})(?![\\w$/]|-[a-z]|\\.[a-z])`, 'gi'),
    }));

const compiled = { names: compile('names'), prose: compile('prose') };

/** The characters before and after a match that an exception may cover. */
const contextLength = 40;

function isException(term: Term, text: string, start: number, end: number): boolean {
  if (!term.except) return false;
  const from = Math.max(0, start - contextLength);
  const context = text.slice(from, end + contextLength);
  const flags = [...new Set(`${term.except.flags}g`)].join('');
  return [...context.matchAll(new RegExp(term.except.source, flags))].some(
    (match) => from + match.index <= start && from + match.index + match[0].length >= end,
  );
}

interface TermMatch {
  readonly term: string;
  readonly use: string;
  readonly index: number;
}

function findTerms(text: string, scope: Scope, path: string): TermMatch[] {
  const applicable = compiled[scope].filter((term) => !term.legitimateIn?.test(path));
  return applicable.flatMap((term) =>
    [...text.matchAll(term.expression)]
      .filter((match) => !isException(term, text, match.index, match.index + match[0].length))
      .map((match) => ({ term: match[0].toLowerCase(), use: term.use, index: match.index })),
  );
}

function inFileName(path: string): Finding[] {
  const name = toKebabCase(basename(path).replace(/\.\w+$/, ''));
  return findTerms(name, 'names', path).map(({ term, use }) => ({
    path,
    line: 0,
    found: path,
    term,
    use,
  }));
}

function lineOf(text: string, name: string): number {
  const at = text.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`));
  return text.slice(0, Math.max(0, at)).split('\n').length;
}

function inNames(file: SourceFile): Finding[] {
  return declaredNames(file).flatMap((name) =>
    findTerms(toKebabCase(name), 'names', file.path).map(({ term, use }) => ({
      path: file.path,
      line: lineOf(file.text, name),
      found: name,
      term,
      use,
    })),
  );
}

function inProse(file: SourceFile): Finding[] {
  return proseOf(file).flatMap(({ text, line }) =>
    findTerms(text, 'prose', file.path).map(({ term, use, index }) => ({
      path: file.path,
      line: line + text.slice(0, index).split('\n').length - 1,
      found: term,
      term,
      use,
    })),
  );
}

/** Uses of terms outside the field's vocabulary in names, comments, test titles and documents. */
export function findTerminologyFindings(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => !unchecked.some((expression) => expression.test(path)))
    .flatMap((file) => [...inFileName(file.path), ...inNames(file), ...inProse(file)]);
}

/** Reads the files below some folders of the repository that the terminology check covers. */
function readCheckedFiles(folders: readonly string[]): SourceFile[] {
  return readSources(folders, checkedFiles);
}

export const terminology: Check = {
  name: 'Names, comments and documents use the terms of the field',
  run: () =>
    findTerminologyFindings(
      readCheckedFiles(['.']).filter(({ path }) => !notYetClean.some((each) => each.test(path))),
    ).map(({ path, line, found, use }) => `${path}:${line}: "${found}", write: ${use}.`),
};

if (import.meta.main) {
  const folders = process.argv.slice(2).map((folder) => relative(workspaceRoot, folder) || '.');
  const findings = findTerminologyFindings(readCheckedFiles(folders.length > 0 ? folders : ['.']));
  for (const { path, line, found, use } of findings) {
    console.log(`${path}:${line}  ${found} → ${use}`);
  }
  console.log(`\n${findings.length} findings`);
}
