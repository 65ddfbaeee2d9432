import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Tests of one file of stories. */
interface StoryTests {
  /** Its path in the workspace. */
  readonly title: string;
  readonly code: string;
  /** How long they take, in tests of a component: a screen takes twice as long, and loading the file as one. */
  readonly size: number;
}

/**
 * Files of tests that the stories are run in, and workers that run them: each has a Jest and a browser of its
 * own, which take about six seconds of processor time to load everything. A third would find both cores
 * of a small machine busy.
 */
export const STORY_GROUPS = 2;

const workspace = join(import.meta.dirname, '..', '..');
const folder = join(workspace, '.cache', 'stories');

/** Code before each file of stories, which clears the storage of the one before. */
const emptyStorage = `beforeAll(async () => {
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});`;

/** Divides files into groups of about the same duration, the same ones in every run. */
function groupFiles(files: readonly StoryTests[], count: number): StoryTests[][] {
  const groups = Array.from({ length: count }, (): StoryTests[] => []);
  const sizeOf = (group: readonly StoryTests[]) => group.reduce((sum, { size }) => sum + size, 0);
  for (const file of files.toSorted((one, other) => other.size - one.size)) {
    const [smallest] = groups.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    smallest?.push(file);
  }
  return groups.filter((group) => group.length > 0);
}

/** One file of tests. The page that Jest opens for it has stored nothing yet. */
const testsOf = (files: readonly StoryTests[]): string =>
  files
    .map(({ title, code }, index) => {
      const start = index > 0 ? emptyStorage : '';
      return `describe(${JSON.stringify(title)}, () => {\n${start}\n${code}\n});\n`;
    })
    .join('\n');

/**
 * Writes the tests of all stories.
 * @param patterns where stories are, as the test runner has them; they name other files too.
 * @returns the folder of the tests.
 */
export async function writeStoryGroups(patterns: readonly string[]): Promise<string> {
  const { transformPlaywright } = await import('@storybook/test-runner');
  const readTests = async (path: string): Promise<StoryTests> => {
    const code = await transformPlaywright(readFileSync(path, 'utf8'), path);
    const title = relative(workspace, path).replaceAll('\\', '/');
    const tests = code.split('__sbPreVisit(').length - 1;
    return { title, code, size: 1 + tests * (title.startsWith('apps/') ? 2 : 1) };
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = globSync(patterns).filter((path) => path.endsWith('.stories.tsx'));
  const files = await Promise.all(paths.sort().map(readTests));
  for (const [index, group] of groupFiles(files, STORY_GROUPS).entries()) {
    writeFileSync(join(folder, `${index + 1}.js`), testsOf(group));
  }
  return folder;
}
