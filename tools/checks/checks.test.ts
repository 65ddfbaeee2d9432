import { describe, expect, it } from 'vitest';
import { findUndocumented, settingsIn } from './configuration-document.ts';
import { findUnreasoned } from './dependencies-document.ts';
import { findExportIssues, publicNames } from './package-exports.ts';
import { findMissingTexts } from './spec-texts.ts';
import { specTexts } from './spec-texts-data.ts';
import { findStoryIssues } from './story-vocabulary.ts';

const screen = 'apps/portal/src/screens/user/MineScreen/MineScreen';

describe('story vocabulary', () => {
  const stories = (text: string) => ({ path: `${screen}.stories.tsx`, text });
  const plain = { path: `${screen}.tsx`, text: 'export function MineScreen() { return null; }' };

  it('rejects a story name of its own', () => {
    expect(findStoryIssues([plain, stories('export const Default = {};')])).toEqual([]);
    expect(findStoryIssues([plain, stories('export const SuccessTwice = {};')])).toEqual([]);
    expect(findStoryIssues([plain, stories('export const Successful = {};')])).toHaveLength(1);
    const [issue] = findStoryIssues([plain, stories('export const Error = {};')]);
    expect(issue).toContain('"Error" is no story name');
  });

  it('rejects a screen without stories', () => {
    expect(findStoryIssues([plain])).toHaveLength(1);
  });

  it('requires the states of a screen that loads data, even through another file', () => {
    const loading = {
      path: `${screen}.tsx`,
      text: "import { mine } from '../../../reports/mine.ts'; export const MineScreen = mine;",
    };
    const report = {
      path: 'apps/portal/src/reports/mine.ts',
      text: "import { useEndpoint } from '@consultancy/api/hooks'; export const mine = useEndpoint;",
    };
    const some = stories('export const Default = {}; export const Loading = {};');
    const [issue] = findStoryIssues([loading, report, some]);
    expect(issue).toContain('add the stories Empty, LoadError');
    const all = ['Default', 'Loading', 'Empty', 'LoadError'];
    const whole = stories(all.map((name) => `export const ${name} = {};`).join('\n'));
    expect(findStoryIssues([loading, report, whole])).toEqual([]);
  });
});

describe('stories of reports', () => {
  const folder = 'apps/portal/src/reports/runs';
  const report = { path: `${folder}/of-user.ts`, text: 'export const report = {};' };
  const storiesFile = (...names: string[]) => ({
    path: `${folder}/runs.stories.tsx`,
    text: names.map((name) => `export const ${name} = {};`).join(' '),
  });
  const all = ['DefaultOfUser', 'LoadingOfUser', 'EmptyOfUser', 'LoadErrorOfUser'];

  it('requires four states of each definition, named by its file', () => {
    expect(findStoryIssues([report, storiesFile(...all)])).toEqual([]);
    const mine = { path: `${folder}/mine.ts`, text: 'export const report = {};' };
    const [issue, ...more] = findStoryIssues([report, mine, storiesFile(...all)]);
    expect(issue).toContain('mine.ts is a report: add the stories DefaultMine, LoadingMine');
    expect(more).toEqual([]);
  });

  it('takes plain names where there is one definition only', () => {
    expect(
      findStoryIssues([report, storiesFile('Default', 'Loading', 'Empty', 'LoadError')]),
    ).toEqual([]);
    const [issue] = findStoryIssues([report, storiesFile('Default', 'Loading', 'EmptyOfUser')]);
    expect(issue).toContain('of-user.ts is a report: add the stories LoadError beside it');
    expect(findStoryIssues([report])).toHaveLength(1);
  });

  it('does not count the components of a report as one, and rejects names of their own', () => {
    const piece = { path: `${folder}/runs.ts`, text: 'export const runReport = () => {};' };
    expect(findStoryIssues([piece])).toEqual([]);
    expect(findStoryIssues([storiesFile('Successful')])[0]).toContain(
      '"Successful" is no story name',
    );
  });
});

describe('texts of the specification', () => {
  const texts = [{ section: 8, text: 'Error fetching data.' }] as const;
  const story = (text: string) => [{ path: 'a.stories.tsx', text }];

  it('wants the text itself, not a comment and not a constant', () => {
    const said = story("expect(await find('Error fetching data.')).toBeVisible();");
    expect(findMissingTexts(said, texts)).toEqual([]);
    expect(findMissingTexts(story('// Error fetching data.'), texts)).toHaveLength(1);
    expect(findMissingTexts(story('find(originals.loadFailed);'), texts)).toHaveLength(1);
    expect(findMissingTexts(story("find('Error fetching the data.');"), texts)).toHaveLength(1);
  });

  it('has each text once', () => {
    const all = specTexts.map(({ text }) => text);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('package exports', () => {
  const manifest = { name: 'p', exports: { '.': './src/entries/index.ts' } };

  it('rejects an unlisted entry, a missing target and an open folder', () => {
    expect(findExportIssues(manifest, ['index.ts'], () => true)).toEqual([]);
    expect(findExportIssues(manifest, ['index.ts', 'themes/sheet.ts'], () => true)).toHaveLength(1);
    expect(findExportIssues(manifest, ['index.ts'], () => false)).toHaveLength(1);
    const open = { name: 'p', exports: { './*': './src/*' } };
    expect(findExportIssues(open, null, () => true)).toHaveLength(1);
  });

  it('finds every public name through re-exports', () => {
    const files = [
      { path: 'p/index.ts', text: "export * from './a.ts'; export { b as c } from './b.ts';" },
      {
        path: 'p/a.ts',
        text: 'export const one = 1; export interface Two {} export type Three = 1;',
      },
      { path: 'p/b.ts', text: 'export function b() {}' },
    ];
    const names = publicNames('p/index.ts', new Map(files.map((file) => [file.path, file])));
    expect(names).toEqual(['Three', 'Two', 'c', 'one']);
  });
});

describe('configuration document', () => {
  it('finds undocumented settings, and documented ones that are not read', () => {
    expect(settingsIn('const a = {\n  PORT: z.number(),\n  other: 1,\n};')).toEqual(['PORT']);
    expect(findUndocumented(['PORT'], '| `PORT` | … |')).toEqual([]);
    expect(findUndocumented(['PORT', 'HOST'], '| `PORT` | … |\n| `OLD` | … |')).toHaveLength(2);
  });
});

describe('dependencies document', () => {
  it('wants a reason for each dependency of each package, and no others', () => {
    const manifest = { name: 'p', dependencies: { swr: '1' }, devDependencies: { vitest: '1' } };
    const document = '## p\n\n| `swr` | cache |\n| `vitest` | tests |\n';
    expect(findUnreasoned(manifest, document)).toEqual([]);
    expect(findUnreasoned(manifest, document.replace('## p', '## q'))).toHaveLength(2);
    expect(findUnreasoned(manifest, `${document}| \`msw\` | mocks |\n`)).toHaveLength(1);
  });
});
