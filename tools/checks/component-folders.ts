import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { readSyntax } from './syntax.ts';

const requiredFiles = ['.stories.tsx', '.mdx'] as const;
/** Stories of every component: as it is, with controls, and with too much content. */
const requiredStories = ['Default', 'Playground', 'LongContent'] as const;

/** Names of components by folder: each has a file of the folder's name. */
const componentNames = (files: readonly SourceFile[]) =>
  files.flatMap(({ path }) => /\/components\/(\w+)\/\1\.tsx$/.exec(path)?.[1] ?? []);

const storiesOf = (name: string, files: readonly SourceFile[]) => {
  const file = files.find(({ path }) => path.endsWith(`/${name}/${name}.stories.tsx`));
  return file ? readSyntax(file).exports : null;
};

/**
 * Components without their stories, page or export.
 * @param files below `components`; a component is a folder with a file of its own name.
 * @param entry text of the entry file.
 */
export function findBareComponents(files: readonly SourceFile[], entry: string): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return componentNames(files).flatMap((name) => {
    const path = `packages/ui/src/components/${name}/${name}.tsx`;
    const missing = requiredFiles.filter((ending) => !paths.has(path.replace(/\.tsx$/, ending)));
    const stories = storiesOf(name, files);
    const missingStories = requiredStories.filter((story) => stories && !stories.includes(story));
    const isExported = entry.includes(`/components/${name}/${name}.tsx'`);
    return [
      ...missing.map((ending) => `${path} has no ${name}${ending} beside it: write it.`),
      ...missingStories.map((story) => `${path} has no story ${story}: write it.`),
      ...(isExported ? [] : [`${path} is not exported by src/entries/index.ts.`]),
    ];
  });
}

/** Names between backticks in the last column of a specification's table. */
function namedIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const shownBy = lines.map((line) => line.split('|').at(-2) ?? '');
  return shownBy.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** Stories and files that a SPEC.md names as evidence and that do not exist. */
export function findEmptyPromises(files: readonly SourceFile[]): string[] {
  const components = componentNames(files);
  const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  const storyNames = new Set(stories.flatMap((file) => readSyntax(file).exports));
  const isThere = (name: string) => {
    if (/\.tsx?$/.test(name)) return files.some(({ path }) => path.endsWith(`/${name}`));
    return !/^[A-Z]\w+$/.test(name) || components.includes(name) || storyNames.has(name);
  };
  return files
    .filter(({ path }) => path.endsWith('/SPEC.md'))
    .flatMap(({ path, text }) =>
      namedIn(text)
        .filter((name) => !isThere(name))
        .map((name) => `${path} names ${name}, which is no story and no file.`),
    );
}

export const componentFolders: Check = {
  name: 'Components have stories, a page and an export, and the evidence that their SPEC.md names',
  run: () => {
    const files = readSources(['packages/ui/src'], /\.(tsx?|mdx|md)$/);
    const entry = files.find(({ path }) => path.endsWith('/entries/index.ts'))?.text ?? '';
    return [...findBareComponents(files, entry), ...findEmptyPromises(files)];
  },
};
