import { basename, dirname, join } from 'node:path';
import type { Check } from './files.ts';
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

type Modules = ReadonlyMap<string, Syntax>;

const loadsData = ({ imports }: Syntax): boolean =>
  imports
    .filter(({ from }) => from === '@consultancy/api/hooks')
    .some(({ names }) => names.some((name) => /^use[A-Z]/.test(name) && !notData.has(name)));

/** Whether a module, or one that it imports by a relative path, uses a data hook. */
function reachesData(path: string, modules: Modules, seen = new Set<string>()): boolean {
  const module = modules.get(path);
  if (!module || seen.has(path)) return false;
  seen.add(path);
  if (loadsData(module)) return true;
  const near = module.imports.filter(({ from }) => from.startsWith('.'));
  return near.some(({ from }) => reachesData(join(dirname(path), from), modules, seen));
}

const storiesIn = (path: string, modules: Modules): string[] =>
  modules.get(path)?.exports.filter((name) => /^[A-Z]/.test(name)) ?? [];

/** The names of a story file that are not of the vocabulary. */
const findForeignNames = (path: string, modules: Modules): string[] =>
  storiesIn(path, modules)
    .filter((name) => !inVocabulary.test(name))
    .map(
      (name) =>
        `${path}: "${name}" is no story name. Start it with one of: ${storyNames.join(', ')}.`,
    );

function issuesOfScreen(screen: string, modules: Modules): string[] {
  const stories = screen.replace(/\.tsx$/, '.stories.tsx');
  if (!modules.has(stories)) {
    return [`${screen} has no stories: write ${stories} with the screen's states.`];
  }
  const names = storiesIn(stories, modules);
  const missing = reachesData(screen, modules)
    ? ofLoadingScreens.filter((name) => !names.includes(name))
    : [];
  return [
    ...findForeignNames(stories, modules),
    ...(missing.length > 0
      ? [`${stories}: the screen loads data, so add the stories ${missing.join(', ')}.`]
      : []),
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
  const isBeside = (other: string) => dirname(other) === dirname(path);
  const isAlone = definitions.filter(isBeside).length === 1;
  const stories = [...modules.keys()]
    .filter(isBeside)
    .filter((each) => /\.stories\.tsx$/.test(each));
  const names = stories.flatMap((file) => storiesIn(file, modules));
  const suffix = pascalCase(basename(path).replace(/\.tsx?$/, ''));
  const missing = ofLoadingScreens
    .filter((name) => !names.includes(name + suffix) && !(isAlone && names.includes(name)))
    .map((name) => (isAlone ? name : name + suffix));
  if (missing.length === 0) return [];
  return [`${path} is a report: add the stories ${missing.join(', ')} beside it.`];
}

/** A screen is a folder with a file of its own name below `screens`. */
export const storyVocabulary: Check = {
  name: 'Screens and reports have the stories of the one vocabulary',
  run: (files) => {
    const sources = files.select(/^apps\/portal\/src\/.*\.tsx?$/);
    const modules = new Map(sources.map((file) => [file.path, readSyntax(file)]));
    const paths = [...modules.keys()];
    const reports = paths.filter((path) => path.includes('/src/reports/'));
    const definitions = reports.filter((path) => modules.get(path)?.exports.includes('report'));
    return [
      ...paths
        .filter((path) => /\/screens\/(?:[\w-]+\/)*(\w+)\/\1\.tsx$/.test(path))
        .flatMap((path) => issuesOfScreen(path, modules)),
      ...reports
        .filter((path) => path.endsWith('.stories.tsx'))
        .flatMap((path) => findForeignNames(path, modules)),
      ...definitions.flatMap((path) => issuesOfReport(path, modules, definitions)),
    ];
  },
};
