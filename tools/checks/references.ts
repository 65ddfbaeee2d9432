import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';
import { proseOf } from './prose.ts';
import { readSources, type SourceFile } from './source-files.ts';

/** The headings, rows and files of the documents that references may lead to. */
export interface Targets {
  /** Text of a Markdown file of the repository; undefined when there is none. */
  readonly markdown: ReadonlyMap<string, string>;
  /** Whether a path of the repository exists. */
  readonly exists: (path: string) => boolean;
}

interface Reference {
  readonly text: string;
  /** Offset in the file. */
  readonly at: number;
  readonly resolves: boolean;
}

const product = 'docs/product/';
const citing = /\.(?:ts|tsx|mjs|js|py|sql|css|ya?ml|md|mdx)$/;
// Word for word from elsewhere, or samples of this check.
const uncited = /^(?:tools\/checks\/[\w-]+\.test\.ts|toolboxes\/practice\/)/;

/** The anchor by which a heading is linked to, as GitHub makes it. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headingsOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '');

function sectionsIn(markdown: Targets['markdown'], path: RegExp): Set<string> {
  const texts = [...markdown].filter(([name]) => path.test(name)).map(([, text]) => text);
  const headings = texts.flatMap(headingsOf);
  return new Set(headings.flatMap((heading) => /^§(\d+(?:\.\d+)?)/.exec(heading)?.[1] ?? []));
}

/** Finds `§5` and `decisions §3`. */
function sectionReferences(text: string, { markdown }: Targets): Reference[] {
  const specification = sectionsIn(markdown, /^docs\/product\/\d/);
  const decisions = sectionsIn(markdown, /^docs\/product\/decisions\.md$/);
  return [...text.matchAll(/(decisions[\s*/#-]+)?§ ?(\d+(?:\.\d+)*)/g)].map((match) => ({
    text: match[0].replace(/\s+/g, ' '),
    at: match.index,
    resolves: (match[1] ? decisions : specification).has(match[2] ?? ''),
  }));
}

/** Finds `R8`, `numbers P5` and `pnpm bench A4 A5` in comments and documents. */
function caseReferences(file: SourceFile, { markdown }: Targets): Reference[] {
  const budgets = markdown.get(`${product}budgets.md`) ?? '';
  const ids = new Set([...budgets.matchAll(/^\| ([PAR]\d+) /gm)].map((match) => match[1] ?? ''));
  const cited = /\b(?:[PR]\d{1,2}|(?<=(?:numbers|bench|attack)(?: [PAR]\d)* )A\d)\b/g;
  return [...file.text.matchAll(cited)].flatMap((match) => {
    const id = match[0];
    return [{ text: id, at: match.index, resolves: ids.has(id) }];
  });
}

/** Finds `ADR 012`. */
function decisionReferences(text: string, { markdown }: Targets): Reference[] {
  const numbers = new Set(
    [...markdown.keys()].map((path) => /^docs\/adr\/(\d{3})-/.exec(path)?.[1] ?? ''),
  );
  return [...text.matchAll(/\bADR[\s-](\d+)/g)].map((match) => ({
    text: match[0],
    at: match.index,
    resolves: numbers.has(match[1] ?? ''),
  }));
}

/** Finds relative links of Markdown and MDX, with their anchors. */
function linkReferences({ path, text }: SourceFile, { markdown, exists }: Targets): Reference[] {
  if (!/\.mdx?$/.test(path)) return [];
  return [...withoutFences(text).matchAll(/\]\(<?([^)\s>]+)>?\)/g)]
    .filter(([, target = '']) => !/^(?:[a-z]+:|\/|\?)/.test(target))
    .map((match) => {
      const [file = '', anchor] = (match[1] ?? '').split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      const document = markdown.get(target.replace(/\/$/, ''));
      // A package's documents may link to what its build writes; the packed check follows those.
      const found = exists(target) || /^packages\/\w+\/dist\//.test(target);
      const anchors = document === undefined ? null : headingsOf(document).map(anchorOf);
      const resolves = found && (anchor === undefined || (anchors?.includes(anchor) ?? false));
      return { text: match[1] ?? '', at: match.index, resolves };
    });
}

const withoutFences = (text: string) =>
  text.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));

/** Finds paths of documents that comments and texts name. */
function pathReferences({ text }: SourceFile, { exists }: Targets): Reference[] {
  return [...text.matchAll(/(?<![\w/.-]|\]\()docs\/[\w./-]+\.md\b/g)].map((match) => ({
    text: match[0],
    at: match.index,
    resolves: exists(match[0]),
  }));
}

/** Finds paths of the repository that a document names as code, such as `apps/backend/src/app.ts`. */
function sourceReferences({ path, text }: SourceFile, { exists }: Targets): Reference[] {
  if (!path.endsWith('.md')) return [];
  const named = /`((?:apps|packages|tools|toolboxes|deploy|\.storybook)\/[\w./-]*[\w/])`/g;
  return [...text.matchAll(named)].map((match) => ({
    text: match[1] ?? '',
    at: match.index,
    resolves: /dist|node_modules/.test(match[1] ?? '') || exists(match[1] ?? ''),
  }));
}

/** Comments and titles of a file with the rest blanked, so that offsets stay. */
function prosePart(file: SourceFile): SourceFile {
  const blanks = file.text.replace(/[^\n]/g, ' ');
  const lines = proseOf(file).map(({ raw, at }) => ({ raw, at }));
  const text = lines.reduce((whole, { raw, at }) => splice(whole, at, raw), blanks);
  return { path: file.path, text };
}

const splice = (whole: string, at: number, part: string) =>
  whole.slice(0, at) + part + whole.slice(at + part.length);

/** All references of a file, resolved or not. */
function referencesIn(file: SourceFile, targets: Targets): Reference[] {
  return [
    ...sectionReferences(file.text, targets),
    ...caseReferences(prosePart(file), targets),
    ...decisionReferences(file.text, targets),
    ...linkReferences(file, targets),
    ...pathReferences(file, targets),
    ...sourceReferences(file, targets),
  ];
}

/**
 * Checks the references of some files.
 * @returns how many there are, and one line per reference that does not resolve.
 */
export function checkReferences(
  files: readonly SourceFile[],
  targets: Targets,
): { count: number; issues: string[] } {
  const found = files
    .filter(({ path }) => citing.test(path) && !uncited.test(path))
    .flatMap((file) => referencesIn(file, targets).map((reference) => ({ file, reference })));
  const issues = found
    .filter(({ reference }) => !reference.resolves)
    .map(({ file, reference }) => {
      const line = file.text.slice(0, reference.at).split('\n').length;
      return `${file.path}:${line}: "${reference.text}" leads to no heading, row or file below docs/.`;
    });
  return { count: found.length, issues };
}

/** Reads the repository's files and the targets of their references. */
export function readReferences(): { files: SourceFile[]; targets: Targets } {
  const files = readSources(['.'], citing);
  const documents = files.filter(({ path }) => /\.mdx?$/.test(path));
  return {
    files,
    targets: {
      markdown: new Map(documents.map(({ path, text }) => [path, text])),
      exists: (path) => existsSync(inWorkspace(path)),
    },
  };
}

export const references: Check = {
  name: 'Every reference leads to a heading, row or file',
  run: () => {
    const { files, targets } = readReferences();
    return checkReferences(files, targets).issues;
  },
};

if (import.meta.main) {
  const { files, targets } = readReferences();
  const { count, issues } = checkReferences(files, targets);
  for (const issue of issues) console.log(issue);
  console.log(`${count} references, ${issues.length} unresolved`);
}
