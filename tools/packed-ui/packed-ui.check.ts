import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectClean, runClean } from './expect-clean.ts';
import { buildFixture, openSite, provideFixture } from './fixture.ts';
import { axeRules } from './use-page.ts';

const used = provideFixture();
/** The site of the fixture's first brand. */
let built = '';

beforeAll(async () => {
  built = await buildFixture(used.site, 'brasa');
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

const white = 'rgb(255, 255, 255)';
/** Corners that the fixture has in a brand, and the colors of its button and of the label. */
const brands = [
  {
    brand: 'brasa',
    borderRadius: '14px',
    light: { backgroundColor: 'rgb(200, 16, 46)', color: white },
    dark: { backgroundColor: 'rgb(251, 79, 87)', color: 'rgb(27, 10, 9)' },
  },
  {
    brand: 'grafito',
    borderRadius: '0px',
    light: { backgroundColor: 'rgb(28, 28, 28)', color: white },
    dark: { backgroundColor: 'rgb(228, 228, 228)', color: 'rgb(15, 15, 15)' },
  },
  {
    brand: 'sheet',
    borderRadius: '3px',
    light: { backgroundColor: 'rgb(27, 106, 64)', color: white },
    dark: { backgroundColor: 'rgb(110, 196, 146)', color: 'rgb(8, 24, 15)' },
  },
] as const;

describe.each(brands)('the site of the brand $brand', ({ brand, borderRadius, ...colors }) => {
  let url = '';
  beforeAll(async () => {
    url = await used.serve(brand === 'brasa' ? built : await buildFixture(used.site, brand));
  });

  it.each(['light', 'dark'] as const)('has its colors in %s and no violations', async (scheme) => {
    const { page, messages } = await openSite(used.browser, url, scheme);
    const button = page.getByRole('button', { name: 'Pedir una cotización' });
    const style = await button.evaluate((node) => {
      const { backgroundColor, color, borderRadius } = getComputedStyle(node);
      return { backgroundColor, color, borderRadius };
    });
    expect(style).toEqual({ ...colors[scheme], borderRadius });
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('laura');
    await button.click();
    await page.getByText('Escriba un correo completo').waitFor();
    await page.evaluate(axe.source);
    expect(await axeRules(page, brand)).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });
});
