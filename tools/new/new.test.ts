import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { componentFolders, themeValues } from '../checks/design-system.ts';
import { Files } from '../checks/files.ts';
import { storyVocabulary } from '../checks/story-vocabulary.ts';
import { oneChecker, scriptOf } from '../lib/node-programs.ts';
import { testFolder } from '../lib/test-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { expectClean } from '../packed-ui/expect-clean.ts';
import { runCommand } from '../test/run-command.ts';
import { type Area, areas } from './screen-places.ts';
import { newComponent, newScreen } from './write.ts';

// Generated files are checked in a copy of the sources, with the packages and rules of the workspace.
const root = testFolder('new');

const routesDocument = 'docs/product/2-routes-and-screens.md';

/** Milliseconds for the compiler and the tests of a package, on a busy machine. */
const LIMIT = 240_000;

beforeAll(() => {
  for (const file of ['tsconfig.base.json', 'vitest.shared.ts', 'vitest.setup.ts']) {
    cpSync(inWorkspace(file), join(root, file));
  }
  const rules = JSON.parse(readFileSync(inWorkspace('biome.json'), 'utf8'));
  // The copy is in no Git repository.
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
  symlinkSync(inWorkspace('node_modules'), join(root, 'node_modules'), 'junction');
  mkdirSync(join(root, 'docs/product'), { recursive: true });
  cpSync(inWorkspace(routesDocument), join(root, routesDocument));
  for (const folder of ['packages/ui', 'apps/portal']) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const part of ['src', 'tsconfig.json', 'vitest.config.ts', 'package.json']) {
      cpSync(inWorkspace(folder, part), join(root, folder, part), { recursive: true, force: true });
    }
    const packages = inWorkspace(folder, 'node_modules');
    symlinkSync(packages, join(root, folder, 'node_modules'), 'junction');
  }
});

/** Lints new files and checks their types; a deliberate error shows that the copy was read. */
async function expectCode(project: string, paths: readonly string[]): Promise<void> {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const lint = ['ci', '--diagnostic-level=warn', '--files-ignore-unknown=true'];
  await expectClean('biome', [...lint, ...paths], root);
  const wrong = `${project}/src/wrong.ts`;
  writeFileSync(join(root, wrong), 'export const wrong: string = 1;\n');
  const include = [...code, wrong, `${project}/src/*.d.ts`].map((path) => relative(project, path));
  const settings = join(project, 'tsconfig.new.json');
  writeFileSync(join(root, settings), JSON.stringify({ extends: './tsconfig.json', include }));
  const args = [scriptOf('tsc'), ...oneChecker, '-p', settings];
  const { output } = await runCommand(process.execPath, args, { cwd: root });
  const lines = output.split('\n');
  const found = lines.filter((line) => [wrong, ...paths].some((path) => line.startsWith(path)));
  expect(found).toEqual([expect.stringContaining(wrong)]);
}

const written = (paths: readonly string[]) =>
  Files.of(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));

it('creates a component that passes lint, types, checks and the tests of the package', {
  timeout: LIMIT,
}, async () => {
  const paths = await newComponent(root, 'ScoreMeter', true);
  expect(paths).toHaveLength(6);
  await expectCode('packages/ui', paths);
  const tests = ['src/components/no-human-text.test.ts', '-t', 'ScoreMeter'];
  await expectClean('vitest', ['run', '--root', 'packages/ui', ...tests], root);
  for (const { run } of [componentFolders, themeValues]) expect(run(written(paths))).toEqual([]);
  await expect(newComponent(root, 'Button', false)).rejects.toThrow('Button.tsx exists already');
  await expect(newComponent(root, 'button', false)).rejects.toThrow('PascalCase');
});

it('creates screens of every area, without data and with a list, that pass lint, types and checks', {
  timeout: LIMIT,
}, async () => {
  const title = "Equipos de la estación 'Río Claro'";
  const paths: string[] = [];
  for (const [at, area] of (Object.keys(areas) as Area[]).entries()) {
    const initial = 'ABCD'.charAt(at);
    const plain = { area, title: `${title} ${initial}`, name: `Equipment${initial}one` };
    const reading = {
      area,
      title: `${title} ${initial} en lista`,
      name: `Equipment${initial}two`,
      reads: 'listSessions',
    };
    for (const plan of [plain, reading]) {
      const created = await newScreen(root, plan);
      // A screen that is not entered cannot be opened.
      expect(created).toContain(routesDocument);
      paths.push(...created);
    }
  }
  await expectCode('apps/portal', paths);
  const entered: readonly (readonly [path: string, text: string | RegExp])[] = [
    [
      'apps/portal/src/screens/admin/EquipmentDoneScreen/EquipmentDoneScreen.stories.tsx',
      "route: '/adminview/equipment-done'",
    ],
    ['apps/portal/src/app/admin-area.ts', 'areaPaths.equipmentDone,'],
    [routesDocument, /Administrator area[^#]*\n\| `equipment-done` +\| «Equipos de/],
    [routesDocument, /\n\| `\/equipment-atwo` +\| «Equipos [^\n]*\n\| any other /],
    ['apps/portal/src/app/public-pages.tsx', 'page(paths.equipmentAtwo, EquipmentAtwoScreen),'],
  ];
  for (const [path, text] of entered) expect(readFileSync(join(root, path), 'utf8')).toMatch(text);
  expect(storyVocabulary.run(written(paths))).toEqual([]);
  const create = (area: Area, name: string, title: string) =>
    newScreen(root, { area, title, name });
  await expect(create('user', 'Profile', title)).rejects.toThrow('/userview/profile already');
  await expect(create('user', 'MyAccesses', title)).rejects.toThrow('has "myAccesses:" already');
  const other = { area: 'user', title, name: 'Other', reads: 'getUtilizations' } as const;
  await expect(newScreen(root, other)).rejects.toThrow('getPriceLists, listSessions');
});
