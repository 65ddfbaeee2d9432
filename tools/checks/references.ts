import { dirname, join, normalize } from 'node:path';
import type { Check, Files, SourceFile } from './files.ts';
import { proseOf } from './prose.ts';

const citing = /\.(?:ts|tsx|mjs|js|py|sql|css|ya?ml|md|mdx)$/;
// Word for word from elsewhere, or samples of this check.
const uncited = /^(?:tools\/checks\/checks\.test\.ts|toolboxes\/practice\/)/;

const ofPnpm = ['add', 'audit', 'exec', 'install', 'pack', 'patch', 'publish', 'update'];

const blank = (code: string) => code.replace(/[^\n]/g, ' ');

/** The anchor by which a heading is linked to, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headingsOf = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);

export const anchorsOf = (text: string): string[] => headingsOf(text).map(anchorOf);

const scriptsIn = (files: Files): string[] =>
  files
    .select(/(^|\/)package\.json$/)
    .flatMap(({ text }) => Object.keys(JSON.parse(text).scripts ?? {}));

/** Whether `ONLY` chooses a file of stories. */
const isStory = (name: string, files: Files): boolean =>
  /[*{]/.test(name) || files.select(new RegExp(`/${name}\\.(?:stories\\.tsx|mdx)$`)).length > 0;

/** The headings, rows and files of the documents that references may lead to. */
function readTargets(files: Files) {
  const numbersIn = (path: RegExp) =>
    new Set(
      files
        .select(path)
        .flatMap(({ text }) => headingsOf(text))
        .flatMap((heading) => /^§(\d+(?:\.\d+)?)/.exec(heading)?.[1] ?? []),
    );
  const budgets = files.text('docs/product/budgets.md') ?? '';
  return {
    files,
    sections: numbersIn(/^docs\/product\/\d.*\.md$/),
    decisions: numbersIn(/^docs\/product\/decisions\.md$/),
    /** Scripts of any package, and the commands of pnpm that documents name. */
    scripts: new Set([...ofPnpm, ...scriptsIn(files)]),
    cases: new Set([...budgets.matchAll(/^\| ([PAR]\d+) /gm)].map(([, id = '']) => id)),
  };
}

/** Finds what a pattern matches. @param resolves is given the groups of a match. */
const find = (text: string, pattern: RegExp, resolves: (...groups: string[]) => boolean) =>
  [...text.matchAll(pattern)].map((match) => ({
    text: (match[1] ?? match[0]).replace(/\s+/g, ' '),
    at: match.index,
    resolves: resolves(...match.slice(1)),
  }));

/** Comments and titles of a file with the rest blanked, so that offsets stay. */
function prosePart(file: SourceFile): string {
  let text = blank(file.text);
  for (const { raw, at } of proseOf(file)) {
    text = text.slice(0, at) + raw + text.slice(at + raw.length);
  }
  return text;
}

/** Whether a relative link of a document leads to a file, and to a heading of it. */
function isLinked(path: string, link: string, files: Files): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : normalize(join(dirname(path), file));
  // A package's documents may link to what its build writes; the packed check follows those.
  if (!files.has(target)) return anchor === undefined && /^packages\/\w+\/dist\//.test(target);
  return anchor === undefined || anchorsOf(files.text(target) ?? '').includes(anchor);
}

function referencesIn(file: SourceFile, targets: ReturnType<typeof readTargets>) {
  const { path, text } = file;
  const { files, sections, decisions, cases, scripts } = targets;
  const isMarkdown = /\.mdx?$/.test(path);
  const document = path.endsWith('.md') ? text : '';
  return [
    // `§5` and `decisions §3`.
    ...find(text, /((decisions[\s*/#-]+)?§ ?(\d+(?:\.\d+)*))/g, (_, ofDecisions, number = '') =>
      (ofDecisions ? decisions : sections).has(number),
    ),
    // `R8`, `numbers P5` and `pnpm bench A4 A5`.
    ...find(
      prosePart(file),
      /(\b(?:[PR]\d{1,2}|(?<=(?:numbers|bench|attack)(?: [PAR]\d)* )A\d)\b)/g,
      (id = '') => cases.has(id),
    ),
    ...find(
      text,
      /\bADR[\s-](\d+)/g,
      (number) => files.select(new RegExp(`^docs/adr/${number}-`)).length > 0,
    ),
    // Relative links.
    ...find(
      isMarkdown ? text.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank) : '',
      /\]\(<?((?![a-z]+:|\/|\?)[^)\s>]+)>?\)/g,
      (link = '') => isLinked(path, link, files),
    ),
    // Paths of documents that comments and texts name.
    ...find(text, /(?<![\w/.-]|\]\()(docs\/[\w./-]+\.md)\b/g, (named = '') => files.has(named)),
    // Paths of the repository that a document names as code, such as `apps/backend/src/app.ts`.
    ...find(
      document,
      /`((?:apps|packages|tools|toolboxes|deploy|\.storybook)\/[\w./-]*[\w/])`/g,
      (named = '') => /dist|node_modules/.test(named) || files.has(named),
    ),
    // Commands that a document names: `pnpm types`, `npm run types`, `ONLY=Button pnpm visual`. The Node
    // of a new developer may be too old for `node tools/checks/main.ts`.
    ...find(
      document,
      /(?<=`|^|&& |=\S+ )((?:pnpm(?: run)?|npm run) (?:--filter \S+ )?([a-z][\w:-]*))/gm,
      (_, script = '') => scripts.has(script),
    ),
    ...find(document, /\b(ONLY=(\S+)) (?:pnpm|npm)\b/g, (_, name = '') => isStory(name, files)),
    ...find(document, /`(node\s+tools\/\S+\.ts\b)/g, () => false),
  ];
}

export const references: Check = {
  name: 'Every reference leads to a heading, row or file',
  run: (files) => {
    const targets = readTargets(files);
    return files
      .select(citing)
      .filter(({ path }) => !uncited.test(path))
      .flatMap((file) =>
        referencesIn(file, targets)
          .filter(({ resolves }) => !resolves)
          .map(({ text, at }) => {
            const line = file.text.slice(0, at).split('\n').length;
            const issue = text.startsWith('node ')
              ? 'needs Node 24: name its script of package.json.'
              : 'leads to no heading, row, file, script or story.';
            return `${file.path}:${line}: "${text}" ${issue}`;
          }),
      );
  },
};
