import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';

const limit = 300;
const limitOfTests = 400;

const isTest = /\.(test|stories)\.tsx?$/;
// Lists that are data, not code to be read.
const isData = /\/public-names\/|common-passwords/;

/** Files longer than the structure's limits (300 lines; tests and stories 400). */
export function findLongFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const most = isTest.test(path) ? limitOfTests : limit;
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    if (lines <= most || isData.test(path)) return [];
    return [`${path} has ${lines} lines, more than ${most}: split it by responsibility.`];
  });
}

export const fileSize: Check = {
  name: 'No file is longer than its limit',
  run: () => {
    const code = readSources(['apps', 'packages', 'tools', '.storybook'], /\.(m?[jt]sx?|sql)$/);
    return findLongFiles(code);
  },
};
