import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sheetDark } from '../../packages/ui/src/themes/sheet-dark/tokens.ts';
import { sheetLight } from '../../packages/ui/src/themes/sheet-light/tokens.ts';
import { wireframe } from '../../packages/ui/src/themes/wireframe/tokens.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { previewPublish } from '../release-ui/publish.ts';
import { runCommand } from '../test/run-command.ts';
import { expectClean, manifestOf } from './expect-clean.ts';
import { installFixture } from './fixture.ts';
import type { Site } from './site.ts';

const tarball = inject('tarball');
let site: Site;

beforeAll(() => {
  site = installFixture(tarball);
});

afterAll(() => site?.remove());

it('has a manifest that bundlers and Node understand', () =>
  expectClean('publint', ['--strict', tarball]));

it('can be published by npm', async () => {
  const { id, files } = await previewPublish(tarball);
  expect(id).toBe(`@consultancy/ui@${manifestOf(site.ui).version}`);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/llms.txt']),
  );
});

it('has types for every entry', () => expectClean('attw', [tarball, '--profile', 'esm-only']));

it('declares ranges, and a licence that ships', () => {
  const { dependencies, peerDependencies, license, private: isPrivate } = manifestOf(site.ui);
  const ranges = Object.entries({ ...dependencies, ...peerDependencies });
  expect(ranges.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
  expect({ license, isPrivate }).toEqual({
    license: 'SEE LICENSE IN LICENSE',
    isPrivate: undefined,
  });
  expect(readFileSync(join(site.ui, 'LICENSE'), 'utf8')).toContain('All rights reserved');
});

it('contains no source, story or test', () => {
  const files = readdirSync(site.ui, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.startsWith('node_modules'));
  expect(own.filter((file) => /\.(stories|test)\.|(?<!\.d)\.tsx?$|\.mdx$/.test(file))).toEqual([]);
});

/** Relative links of a shipped Markdown file that lead to no shipped file. */
function brokenLinks(path: string): string[] {
  const text = readFileSync(join(site.ui, path), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  return links.filter(
    (link) => !/^[a-z]+:/.test(link) && !existsSync(join(site.ui, dirname(path), link)),
  );
}

it.each(['README.md', 'CHANGELOG.md', 'dist/llms.txt'])(
  'ships every file that %s links to',
  (path) => expect(brokenLinks(path)).toEqual([]),
);

it('lists every component and every page in llms.txt', () => {
  const index = readFileSync(join(site.ui, 'dist', 'llms.txt'), 'utf8');
  const components = readdirSync(join(site.ui, 'dist', 'components'));
  const unlisted = components.filter(
    (name) =>
      existsSync(join(site.ui, 'dist', 'components', name, `${name}.js`)) &&
      !index.includes(`- [${name}](`),
  );
  expect(unlisted).toEqual([]);
  const pages = readdirSync(inWorkspace('packages', 'ui', 'docs')).filter((name) =>
    name.endsWith('.mdx'),
  );
  expect(index.match(/\]\(docs\/\w+\.md\)/g)).toHaveLength(pages.length);
});

it('exports the design tokens of each theme', async () => {
  const file = join(site.folder, 'tokens.mjs');
  const names = ['sheet-light', 'sheet-dark', 'wireframe'];
  const lines = names.map(
    (
      name,
      at,
    ) => `import t${at} from '@consultancy/ui/tokens/${name}.tokens.json' with { type: 'json' };
      console.log(t${at}.color.background.canvas.$value.hex);`,
  );
  writeFileSync(file, lines.join('\n'));
  const { ok, output } = await runCommand(process.execPath, [file], { cwd: site.folder });
  expect(ok, output).toBe(true);
  expect(output.trim().split('\n')).toEqual(
    [sheetLight, sheetDark, wireframe].map(({ color }) => color.background.canvas),
  );
});

it('ships the licence of each font', () =>
  expect(readdirSync(join(site.ui, 'dist', 'licenses'))).toEqual([
    'OFL-Archivo.txt',
    'OFL-IBM-Plex-Mono.txt',
  ]));

/** The complete modules in one language that the README shows. */
function readmeModules(language: string): string[] {
  const readme = readFileSync(join(site.ui, 'README.md'), 'utf8');
  const blocks = readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  return [...blocks].map(([, code = '']) => code);
}

it('has a README whose examples type-check', async () => {
  const modules = readmeModules('tsx');
  expect(modules).toHaveLength(7);
  const files = modules.map((_code, at) => join(site.folder, 'src', `readme-${at}.tsx`));
  for (const [at, file] of files.entries()) writeFileSync(file, modules[at] ?? '');
  try {
    await expectClean('tsc', [], site.folder);
  } finally {
    for (const file of files) rmSync(file);
  }
});

it('has a README whose examples run in Node', async () => {
  const modules = readmeModules('js');
  expect(modules).toHaveLength(2);
  for (const code of modules) {
    const file = join(site.folder, 'readme.mjs');
    writeFileSync(file, code);
    const { ok, output } = await runCommand(process.execPath, [file], { cwd: site.folder });
    expect(ok, output).toBe(true);
  }
});

it('type-checks in a site with settings of its own', () => expectClean('tsc', [], site.folder));
