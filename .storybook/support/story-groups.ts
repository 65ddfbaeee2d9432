import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Tests of one file of stories. */
export interface StoryTests {
  /** Its path in the workspace. */
  readonly title: string;
  readonly code: string;
  /** How many they are, with one more for what a file costs. */
  readonly size: number;
}

/** Stories that may follow each other in one page, or not. */
interface Kind {
  readonly includes: (path: string) => boolean;
  /**
   * Files of tests that its stories are run in. Each costs more than a second, in which Jest loads the
   * test runner; a few long ones would leave a worker alone at the end.
   */
  readonly groups: number;
  /** Whether each file of stories has a page of its own, which takes more than a second as well. */
  readonly hasOwnPages: boolean;
}

const isComponent = (path: string) => path.startsWith('packages/ui/src/');

/** Components store nothing outside of themselves. A screen leaves storage, cookies and a session. */
const kinds: readonly Kind[] = [
  { includes: isComponent, groups: 7, hasOwnPages: false },
  { includes: (path) => !isComponent(path), groups: 11, hasOwnPages: true },
];

const workspace = join(import.meta.dirname, '..', '..');
const folder = join(workspace, '.cache', 'stories');

/** What replaces the page before a file of stories: nothing is left of the one before. */
const freshPage =
  'beforeAll(async () => { await jestPlaywright.resetContext(); await __sbSetupPage(page, context); });';

/** Divides files into groups of about the same number of tests, the same ones in every run. */
export function groupFiles(files: readonly StoryTests[], count: number): StoryTests[][] {
  const groups = Array.from({ length: count }, (): StoryTests[] => []);
  const sizeOf = (group: readonly StoryTests[]) => group.reduce((sum, { size }) => sum + size, 0);
  for (const file of files.toSorted((one, other) => other.size - one.size)) {
    const [smallest] = groups.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    smallest?.push(file);
  }
  return groups.filter((group) => group.length > 0);
}

/** One file of tests. @param hasOwnPages whether each file of stories has a page of its own. */
const testsOf = (files: readonly StoryTests[], hasOwnPages: boolean): string =>
  files
    .map(({ title, code }, index) => {
      const start = hasOwnPages && index > 0 ? freshPage : '';
      return `describe(${JSON.stringify(title)}, () => {\n${start}\n${code}\n});\n`;
    })
    .join('\n');

/** The files of tests for all stories. */
export const storyGroups = (files: readonly StoryTests[]): string[] =>
  kinds.flatMap(({ includes, groups, hasOwnPages }) =>
    groupFiles(
      files.filter(({ title }) => includes(title)),
      groups,
    ).map((group) => testsOf(group, hasOwnPages)),
  );

/**
 * Writes the tests of all stories.
 * @param patterns where stories are, as the test runner has them; they name other files too.
 * @returns the folder of the tests.
 */
export async function writeStoryGroups(patterns: readonly string[]): Promise<string> {
  const { transformPlaywright } = await import('@storybook/test-runner');
  const readTests = async (path: string): Promise<StoryTests> => {
    const code = await transformPlaywright(readFileSync(path, 'utf8'), path);
    return {
      title: relative(workspace, path).replaceAll('\\', '/'),
      code,
      size: code.split('__sbPreVisit(').length,
    };
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = globSync(patterns).filter((path) => path.endsWith('.stories.tsx'));
  const files = await Promise.all(paths.sort().map(readTests));
  for (const [index, tests] of storyGroups(files).entries()) {
    writeFileSync(join(folder, `${index + 1}.js`), tests);
  }
  return folder;
}
