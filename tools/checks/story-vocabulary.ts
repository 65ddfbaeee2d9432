import { basename, dirname, join } from 'node:path';
import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { readSyntax, type Syntax } from './syntax.ts';

/** Prefixes of the names of a screen's stories; a second word may distinguish two of a kind. */
const storyNames: readonly string[] = [
  ...['Default', 'Loading', 'Empty', 'NoMatches', 'LoadError', 'NotFound', 'Offline'],
  ...['Forbidden', 'SessionExpired', 'Submitting', 'FieldErrors', 'SubmitError', 'Success'],
  ...['ModalOpen', 'LongContent', 'Mobile'],
];

const inVocabulary = new RegExp(`^(${storyNames.join('|')})([A-Z]\\w*)?$`);
const ofLoadingScreens = ['Default', 'Loading', 'Empty', 'LoadError'];
// These reach the server but show no data of their own.
const notData = new Set(['useClient', 'useSession', 'useSessionStart']);
/** Story files, and helpers that define the stories of many screens. */
const isStoryFile = /(\.stories\.tsx|\/testing\/[a-z-]+-stories\.tsx?)$/;

type Modules = ReadonlyMap<string, Syntax>;

function loadsData({ imports }: Syntax): boolean {
  const imported = imports.filter(({ from }) => from === '@consultancy/api/hooks');
  const names = imported.flatMap((item) => item.names);
  return names.some((name) => /^use[A-Z]/.test(name) && !notData.has(name));
}

/** Whether a module, or one that it imports by a relative path, uses a data hook. */
function reachesData(path: string, modules: Modules, seen = new Set<string>()): boolean {
  const module = modules.get(path);
  if (!module || seen.has(path)) return false;
  seen.add(path);
  if (loadsData(module)) return true;
  const near = module.imports.filter(({ from }) => from.startsWith('.'));
  return near.some(({ from }) => reachesData(join(dirname(path), from), modules, seen));
}

/** The names of a story file that are not of the vocabulary. */
function issuesOfNames(stories: string, names: readonly string[]): string[] {
  return names
    .filter((name) => !inVocabulary.test(name))
    .map(
      (name) =>
        `${stories}: "${name}" is no story name. Start it with one of: ${storyNames.join(', ')}.`,
    );
}

const storiesIn = (stories: string, modules: Modules): string[] =>
  modules.get(stories)?.exports.filter((name) => /^[A-Z]/.test(name)) ?? [];

function issuesOfScreen(screen: string, stories: string, modules: Modules): string[] {
  const names = storiesIn(stories, modules);
  const issues = issuesOfNames(stories, names);
  if (!reachesData(screen, modules)) return issues;
  const missing = ofLoadingScreens.filter((name) => !names.includes(name));
  if (missing.length === 0) return issues;
  return [
    ...issues,
    `${stories}: the screen loads data, so add the stories ${missing.join(', ')}.`,
  ];
}

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());

/**
 * A report is a definition, not a screen: a module of `reports` that exports `report`. The stories of
 * its folder show its four states; where a folder has several definitions, with the name of its file
 * after each: `EmptyOfUser`.
 */
function issuesOfReport(path: string, modules: Modules, definitions: readonly string[]): string[] {
  const folder = dirname(path);
  const isAlone = definitions.filter((other) => dirname(other) === folder).length === 1;
  const stories = [...modules.keys()].filter(
    (other) => dirname(other) === folder && other.endsWith('.stories.tsx'),
  );
  const ownNames = stories.flatMap((file) => storiesIn(file, modules));
  const suffix = pascalCase(basename(path).replace(/\.tsx?$/, ''));
  const missing = ofLoadingScreens
    .filter((name) => !ownNames.includes(name + suffix) && !(isAlone && ownNames.includes(name)))
    .map((name) => (isAlone ? name : name + suffix));
  if (missing.length === 0) return [];
  return [`${path} is a report: add the stories ${missing.join(', ')} beside it.`];
}

/** Issues of the reports' stories: their names, and the states of each definition. */
function issuesOfReports(modules: Modules): string[] {
  const paths = [...modules.keys()].filter((path) => path.includes('/src/reports/'));
  const definitions = paths.filter((path) => modules.get(path)?.exports.includes('report'));
  return [
    ...paths
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) => issuesOfNames(path, storiesIn(path, modules))),
    ...definitions.flatMap((path) => issuesOfReport(path, modules, definitions)),
  ];
}

/**
 * Compares the stories of each screen with the one vocabulary of names, and requires four states of a screen
 * that loads data, and of a report.
 * @param files the portal's sources; a screen is a folder with a file of its own name below `screens`,
 *   a report a module below `reports` that exports `report`.
 */
export function findStoryIssues(files: readonly SourceFile[]): string[] {
  const modules = new Map(files.map((file) => [file.path, readSyntax(file)]));
  const screens = files.filter(({ path }) => /\/screens\/(?:[\w-]+\/)*(\w+)\/\1\.tsx$/.test(path));
  const issues = screens.flatMap(({ path }) => {
    const stories = path.replace(/\.tsx$/, '.stories.tsx');
    if (modules.has(stories)) return issuesOfScreen(path, stories, modules);
    return [`${path} has no stories: write ${stories} with the screen's states.`];
  });
  return [...issues, ...issuesOfReports(modules)];
}

export const storyVocabulary: Check = {
  name: 'Screens and reports have the stories of the one vocabulary',
  run: () => findStoryIssues(readSources(['apps/portal/src'], /\.tsx?$/)),
};

/** Story files of the portal. The design system's own do not speak for the product. */
export function readStories(): SourceFile[] {
  return readSources(['apps/portal/src'], isStoryFile);
}
