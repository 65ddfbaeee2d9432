import { dirname, join } from 'node:path';
import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { readSyntax, type Syntax } from './syntax.ts';

/** What the names of a screen's stories begin with; a second word may tell two of a kind apart. */
const storyNames: readonly string[] = [
  ...['Default', 'Loading', 'Empty', 'NoMatches', 'LoadError', 'NotFound', 'Offline'],
  ...['Forbidden', 'SessionExpired', 'Submitting', 'FieldErrors', 'SubmitError', 'Success'],
  ...['ModalOpen', 'LongContent', 'Mobile'],
];

const inVocabulary = new RegExp(`^(${storyNames.join('|')})([A-Z]\\w*)?$`);
const ofLoadingScreens = ['Default', 'Loading', 'Empty', 'LoadError'];
// These reach the server but show no data of their own.
const notData = new Set(['useClient', 'useSession']);
/** Stories, and what tells the stories that many screens have in common. */
const holdsStories = /(\.stories\.tsx|\/testing\/[a-z-]+-stories\.ts)$/;

type Modules = ReadonlyMap<string, Syntax>;

function loadsData({ imports }: Syntax): boolean {
  const taken = imports.filter(({ from }) => from === '@consultancy/api/hooks');
  const names = taken.flatMap((item) => item.names);
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

function faultsOfScreen(screen: string, stories: string, modules: Modules): string[] {
  const names = modules.get(stories)?.exports.filter((name) => /^[A-Z]/.test(name)) ?? [];
  const faults = names
    .filter((name) => !inVocabulary.test(name))
    .map(
      (name) =>
        `${stories}: "${name}" is no story name. Begin it with one of: ${storyNames.join(', ')}.`,
    );
  if (!reachesData(screen, modules)) return faults;
  const missing = ofLoadingScreens.filter((name) => !names.includes(name));
  if (missing.length === 0) return faults;
  return [
    ...faults,
    `${stories}: the screen loads data, so add the stories ${missing.join(', ')}.`,
  ];
}

/**
 * Holds the stories of each screen against the one vocabulary of names, and asks of a screen that
 * loads data for its four states.
 * @param files the portal's sources; a screen is a folder with a file of its own name below `screens`.
 */
export function findStoryFaults(files: readonly SourceFile[]): string[] {
  const modules = new Map(files.map((file) => [file.path, readSyntax(file)]));
  const screens = files.filter(({ path }) => /\/screens\/(?:[\w-]+\/)*(\w+)\/\1\.tsx$/.test(path));
  return screens.flatMap(({ path }) => {
    const stories = path.replace(/\.tsx$/, '.stories.tsx');
    if (modules.has(stories)) return faultsOfScreen(path, stories, modules);
    return [`${path} has no stories: write ${stories} with the screen's states.`];
  });
}

export const storyVocabulary: Check = {
  name: 'Screens have the stories of the one vocabulary',
  run: () => findStoryFaults(readSources(['apps/portal/src'], /\.tsx?$/)),
};

/** Story files of the portal. The design system's own do not speak for the product. */
export function readStories(): SourceFile[] {
  return readSources(['apps/portal/src'], holdsStories);
}
