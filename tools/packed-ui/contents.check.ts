import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { sheetDark } from '../../packages/ui/src/themes/sheet-dark/tokens.ts';
import { sheetLight } from '../../packages/ui/src/themes/sheet-light/tokens.ts';
import { wireframe } from '../../packages/ui/src/themes/wireframe/tokens.ts';
import { oneChecker } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { previewPublish } from '../release-ui/publish.ts';
import { expectClean, runClean } from './expect-clean.ts';
import { provideFixture } from './fixture.ts';

const tarball = inject('tarball');
const used = provideFixture();

it('has a manifest that bundlers and Node understand', () =>
  expectClean('publint', ['--strict', tarball]));

it('can be published by npm', async () => {
  const { id, files } = await previewPublish(tarball);
  expect(id).toBe(`@consultancy/ui@${used.site.manifest.version}`);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/llms.txt']),
  );
});

it('has types for every entry', () => expectClean('attw', [tarball, '--profile', 'esm-only']));

it('declares ranges, and a license that ships', () => {
  const { dependencies, peerDependencies, license, private: isPrivate } = used.site.manifest;
  const ranges = Object.entries({ ...dependencies, ...peerDependencies });
  expect(ranges.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
  // One of the consumers pins the lowest version of each peer.
  const consumer = inWorkspace('packages', 'ui', 'consumers', 'vite-ssr', 'package.json');
  const pinned = Object.entries(JSON.parse(readFileSync(consumer, 'utf8')).dependencies);
  expect(pinned.map(([name, version]) => [name, `^${version}`])).toEqual(
    Object.entries(peerDependencies),
  );
  expect({ license, isPrivate }).toEqual({
    license: 'SEE LICENSE IN LICENSE',
    isPrivate: undefined,
  });
  expect(readFileSync(join(used.site.ui, 'LICENSE'), 'utf8')).toContain('All rights reserved');
});

it('contains no source, story or test', () => {
  const files = readdirSync(used.site.ui, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.startsWith('node_modules'));
  expect(own.filter((file) => /\.(stories|test)\.|(?<!\.d)\.tsx?$|\.mdx$/.test(file))).toEqual([]);
});

it.each(['README.md', 'CHANGELOG.md', 'dist/llms.txt'])(
  'ships every file that %s links to',
  (path) => {
    const text = readFileSync(join(used.site.ui, path), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
    const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(own.filter((link) => !existsSync(join(used.site.ui, dirname(path), link)))).toEqual([]);
  },
);

it('lists every component and every page in llms.txt', async () => {
  const index = readFileSync(join(used.site.ui, 'dist', 'llms.txt'), 'utf8');
  const file = join(used.site.folder, 'names.mjs');
  writeFileSync(file, "console.log(Object.keys(await import('@consultancy/ui')).join(' '));");
  const names = (await runClean([file], used.site.folder)).match(/\b[A-Z]\w*/g);
  expect(names?.filter((name) => !index.includes(`- [${name}](`))).toEqual([]);
  const pages = globSync('*.mdx', { cwd: inWorkspace('packages', 'ui', 'docs') });
  expect(index.match(/\]\(docs\/\w+\.md\)/g)).toHaveLength(pages.length);
});

it('exports the design tokens of each theme', async () => {
  for (const { name, color } of [sheetLight, sheetDark, wireframe]) {
    const code = `import tokens from '@consultancy/ui/tokens/${name}.tokens.json' with { type: 'json' };
      console.log(tokens.color.background.canvas.$value.hex);`;
    writeFileSync(join(used.site.folder, 'tokens.mjs'), code);
    const output = await runClean(['tokens.mjs'], used.site.folder);
    expect(output.trim()).toBe(color.background.canvas);
  }
});

it('ships the license of each font', () =>
  expect(readdirSync(join(used.site.ui, 'dist', 'licenses'))).toEqual([
    'OFL-Archivo.txt',
    'OFL-IBM-Plex-Mono.txt',
  ]));

/** Writes the complete modules in one language that the README shows. @returns their files. */
function writeReadmeModules(language: string): string[] {
  const readme = readFileSync(join(used.site.ui, 'README.md'), 'utf8');
  const blocks = readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  return [...blocks].map(([, code = ''], at) => {
    const file = join(used.site.folder, 'src', `readme-${at}.${language.replace('js', 'mjs')}`);
    writeFileSync(file, code);
    return file;
  });
}

it('type-checks with the examples of its README in a site with settings of its own', async () => {
  expect(writeReadmeModules('tsx')).toHaveLength(9);
  await expectClean('tsc', oneChecker, used.site.folder);
});

it('has a README whose examples run in Node', async () => {
  const files = writeReadmeModules('js');
  expect(files).toHaveLength(2);
  for (const file of files) await runClean([file], used.site.folder);
});
