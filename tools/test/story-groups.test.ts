import { expect, it } from 'vitest';
import { groupFiles, storyGroups } from '../../.storybook/support/story-groups.ts';

const file = (title: string, size: number) => ({ title, size, code: `it('${title}');` });
const files = [file('a', 20), file('b', 3), file('c', 12), file('d', 9), file('e', 4)];
const titles = (groups: ReturnType<typeof groupFiles>) =>
  groups.map((group) => group.map(({ title }) => title).join(''));

it('puts each file into one group, and as many tests into each', () => {
  expect(titles(groupFiles(files, 2))).toEqual(['ae', 'cdb']);
});

it('makes no group without a file', () => {
  expect(titles(groupFiles(files, 9))).toEqual(['a', 'c', 'd', 'e', 'b']);
});

it('gives each screen a page of its own, and components one for several', () => {
  const many = (folder: string) =>
    Array.from({ length: 30 }, (_, n) => file(`${folder}/${n}.stories.tsx`, 9));
  const pages = (folder: string) => {
    const groups = storyGroups(many(folder));
    const count = (text: string) => groups.join('').split(text).length - 1;
    return { files: count('describe('), pages: groups.length + count('resetContext(') };
  };
  expect(pages('apps/portal/src')).toEqual({ files: 30, pages: 30 });
  expect(pages('packages/ui/src')).toEqual({ files: 30, pages: 7 });
});
