import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { expectClean, runClean } from './expect-clean.ts';
import { buildFixture, openSite, provideFixture } from './fixture.ts';

const used = provideFixture();
let built = '';

beforeAll(async () => {
  built = await buildFixture(used.site);
});

function classesOf(component: string): string[] {
  const file = join(used.site.ui, 'dist', 'components', component, `${component}.css`);
  const classes = readFileSync(file, 'utf8').matchAll(/\.(_?\w{6,})/g);
  return [...new Set([...classes].map(([, name = '']) => name))];
}

const serverModule = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { Button } from '@consultancy/ui';
  import '@consultancy/ui/reset';
  import '@consultancy/ui/themes/sheet';
  console.log(renderToStaticMarkup(createElement(Button, null, 'Guardar')));`;

const expectToRender = async (file: string) =>
  expect(await runClean([file], used.site.folder)).toContain('Guardar');

it('renders in Node without a bundler', async () => {
  const file = join(used.site.folder, 'server.mjs');
  writeFileSync(file, serverModule);
  await expectToRender(file);
});

it.each([false, true])('renders from a Vite SSR build that bundles it: %s', async (noExternal) => {
  const entry = join(used.site.folder, 'server-entry.mjs');
  writeFileSync(entry, serverModule);
  const outDir = join(used.site.folder, `server-${noExternal}`);
  await build({
    root: used.site.folder,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: noExternal ? ['@consultancy/ui'] : [] },
    build: { ssr: entry, outDir },
  });
  await expectToRender(join(outDir, 'server-entry.js'));
});

it('renders in a test of Vitest', async () => {
  const test = serverModule
    .replace('console.log(', "it('renders', () => expect(")
    .replace(/;$/, '');
  writeFileSync(join(used.site.folder, 'button.test.mjs'), `${test}.toContain('Guardar'));`);
  await expectClean('vitest', ['run', '--globals', 'button.test.mjs'], used.site.folder);
});

it('marks the modules that only run in client components', () => {
  const firstLine = (path: string) =>
    readFileSync(join(used.site.ui, 'dist', path), 'utf8').split('\n', 1)[0];
  expect(firstLine('components/TextField/TextField.js')).toBe(`'use client';`);
  expect(firstLine('components/Button/Button.js')).toBe(`'use client';`);
  expect(firstLine('components/Card/Card.js')).not.toBe(`'use client';`);
  expect(firstLine('entries/index.js')).not.toBe(`'use client';`);
});

it('loads the Spanish subset of the font, and all of it for a name with another letter', async () => {
  const { page } = await openSite(used.browser, await used.serve(built));
  const files = readdirSync(join(built, 'assets')).filter((name) => /^archivo.*woff2$/.test(name));
  const fetched = async () => {
    await page.evaluate(() => document.fonts.ready);
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return files.filter((name) => urls.includes(`/assets/${name}`));
  };
  expect(files).toHaveLength(2);
  expect(await fetched()).toEqual([expect.stringMatching(/^archivo-spanish/)]);
  const field = page.getByRole('textbox', { name: 'Correo electrónico' });
  await field.fill('Gonçalves');
  await expect.poll(fetched).toHaveLength(2);
});

it('ships the styles of the imported components only', () => {
  const assets = join(built, 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n');
  const all = (component: string) => classesOf(component).filter((name) => css.includes(name));
  for (const used of ['Button', 'Card', 'Alert']) expect(all(used)).not.toEqual([]);
  for (const unused of ['Table', 'Checkbox', 'Prose', 'Breadcrumbs'])
    expect(all(unused)).toEqual([]);
});
