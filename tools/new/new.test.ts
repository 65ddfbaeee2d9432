import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBareComponents, findEmptyPromises } from '../checks/component-folders.ts';
import { findStoryIssues } from '../checks/story-vocabulary.ts';
import { findLiteralValues } from '../checks/theme-values.ts';
import { type NodeProgram, scriptOf } from '../lib/node-programs.ts';
import { testFolder } from '../lib/test-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { expectClean } from '../packed-ui/expect-clean.ts';
import { runCommand } from '../test/run-command.ts';
import { expectListEndpoint } from './list-endpoint.ts';
import { expectPascalCase } from './names.ts';
import { type Area, areas, newComponent, newScreen, withExport } from './write.ts';

// Generated files are checked in a copy of the sources, with the packages and rules of the workspace.
const root = testFolder('new');

/** Milliseconds for the compiler and the tests of a package, on a busy machine. */
const LIMIT = 240_000;

beforeAll(() => {
  cpSync(inWorkspace('tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  const rules = JSON.parse(readFileSync(inWorkspace('biome.json'), 'utf8'));
  // The copy is in no Git repository.
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
  symlinkSync(inWorkspace('node_modules'), join(root, 'node_modules'), 'junction');
  for (const folder of ['packages/ui', 'apps/portal']) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const part of ['src', 'tsconfig.json', 'vitest.config.ts', 'package.json']) {
      cpSync(inWorkspace(folder, part), join(root, folder, part), { recursive: true, force: true });
    }
    const packages = inWorkspace(folder, 'node_modules');
    symlinkSync(packages, join(root, folder, 'node_modules'), 'junction');
  }
});

/** Runs a program of the workspace in the copy. */
const expectCleanCopy = (program: NodeProgram, ...args: string[]) =>
  expectClean(program, args, root);

/**
 * Compiler errors in some files only: the rest of the copy may be in the middle of a change. A file
 * with a deliberate error shows that the compiler read the copy.
 */
async function typeErrors(project: string, paths: readonly string[]): Promise<string[]> {
  const wrong = `${project}/src/wrong.ts`;
  writeFileSync(join(root, wrong), 'export const wrong: string = 1;\n');
  const args = [scriptOf('tsc'), '-p', project];
  const { output } = await runCommand(process.execPath, args, { cwd: root });
  const lines = output.split('\n');
  expect(lines.some((line) => line.startsWith(wrong))).toBe(true);
  return lines.filter((line) => paths.some((path) => line.startsWith(path)));
}

const code = (paths: readonly string[]) => paths.filter((path) => /\.tsx?$/.test(path));

describe('new:component', () => {
  it(
    'creates a folder that passes lint, types and the tests of the package',
    async () => {
      const paths = await newComponent(root, 'ScoreMeter', true);
      expect(paths.map((path) => path.split('/').at(-1))).toEqual([
        'ScoreMeter.tsx',
        'ScoreMeter.css.ts',
        'ScoreMeter.stories.tsx',
        'ScoreMeter.mdx',
        'SPEC.md',
        'index.ts',
      ]);
      await expectCleanCopy('biome', 'ci', '--diagnostic-level=warn', ...code(paths));
      expect(await typeErrors('packages/ui', paths)).toEqual([]);
      const tests = ['src/components/no-human-text.test.ts', '-t', 'ScoreMeter'];
      await expectCleanCopy('vitest', 'run', '--root', 'packages/ui', ...tests);
      const written = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
      const sheets = written.filter(({ path }) => path.endsWith('.css.ts'));
      expect(findLiteralValues(sheets)).toEqual([]);
      const entry = written.find(({ path }) => path.endsWith('/index.ts'))?.text ?? '';
      expect(findBareComponents(written, entry)).toEqual([]);
      expect(findEmptyPromises(written)).toEqual([]);
      expect(entry).toContain("export { ScoreMeter, type ScoreMeterProps } from '../components/");
    },
    LIMIT,
  );

  it('rejects an existing folder, and a name in another case', async () => {
    await expect(newComponent(root, 'Button', false)).rejects.toThrow('Button.tsx exists already');
    expect(() => expectPascalCase('scoreMeter')).toThrow('scoreMeter');
    expect(() => expectPascalCase(undefined)).toThrow('PascalCase');
  });

  it('sorts the export by its path', () => {
    const line = (name: string) =>
      `export { ${name}, type ${name}Props } from '../components/${name}/${name}.tsx';\n`;
    const entry = line('Alert') + line('Stack');
    expect(withExport(entry, 'Badge')).toBe(line('Alert') + line('Badge') + line('Stack'));
    expect(withExport(entry, 'Text')).toBe(entry + line('Text'));
  });
});

describe('new:screen', () => {
  it(
    'creates screens of every area that pass lint, types and checks',
    async () => {
      // Each area without data, and with a list.
      const kinds = [{}, { reads: expectListEndpoint('listSessions') }];
      const plans = Object.keys(areas).flatMap((area) =>
        kinds.map((kind, place) => ({
          area: area as Area,
          name: `Equipment${area.charAt(0).toUpperCase()}${area.slice(1)}${'AB'.charAt(place)}`,
          title: "Equipos de la estación 'Río Claro'",
          ...kind,
        })),
      );
      const paths: string[] = [];
      for (const plan of plans) paths.push(...(await newScreen(root, plan)));
      await expectCleanCopy('biome', 'ci', '--diagnostic-level=warn', ...paths);
      expect(await typeErrors('apps/portal', paths)).toEqual([]);
      const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
      expect(findStoryIssues(files)).toEqual([]);
      const reading = files.filter(({ text }) => text.includes('export const LoadError'));
      expect(reading).toHaveLength(Object.keys(areas).length);
      // The check detects a missing story, as it knows a screen with data by its hook.
      const bare = files.map(({ path, text }) => ({
        path,
        text: text.replaceAll('LoadError', 'Success'),
      }));
      expect(findStoryIssues(bare)).toHaveLength(Object.keys(areas).length);
    },
    LIMIT,
  );

  it('accepts an endpoint that returns a list, and rejects others', () => {
    expect(expectListEndpoint('getPriceLists')).toBe('getPriceLists');
    expect(() => expectListEndpoint('getMachine')).toThrow('getPriceLists, listSessions');
    expect(() => expectListEndpoint('getUtilizations')).toThrow('getUtilizations is no endpoint');
  });
});
