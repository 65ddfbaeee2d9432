import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClean, runClean } from './expect-clean.ts';
import {
  buildFixture,
  installLowestPeers,
  openSite,
  provideFixture,
  sendWrongEmail,
} from './fixture.ts';

const used = provideFixture();
let built = '';
let opened: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  built = await buildFixture(used.site);
  opened = await openSite(used.browser, await used.serve(built));
});

function shipped(ending: string): string {
  const assets = join(built, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith(ending));
  return files.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n');
}

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
  const { page } = opened;
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
  await field.clear();
});

it('validates a wrong address, and accepts a right one', async () => {
  const { page } = opened;
  await sendWrongEmail(page);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('laura@rioclaro.co');
  await page.getByRole('button', { name: 'Pedir una cotización' }).click();
  await page.getByText('Le responderemos a laura@rioclaro.co').waitFor();
});

it('ships the styles of the imported components only', () => {
  const css = shipped('.css');
  const all = (component: string) => classesOf(component).filter((name) => css.includes(name));
  for (const used of ['Button', 'Card', 'Alert']) expect(all(used)).not.toEqual([]);
  for (const unused of ['Table', 'Checkbox', 'Prose', 'Breadcrumbs'])
    expect(all(unused)).toEqual([]);
});

it('prints nothing to the console', () => expect(opened.messages).toEqual([]));

describe('with the lowest version of each peer', () => {
  let lowest: Awaited<ReturnType<typeof installLowestPeers>>;
  let url = '';

  beforeAll(async () => {
    lowest = await installLowestPeers(used.site.manifest.peerDependencies);
    url = await used.serve(await buildFixture(lowest));
  });

  afterAll(() => lowest?.remove());

  it('is installed by npm from the ranges of its manifest', () =>
    expect(lowest.peers).toEqual({ react: '19.2.0', 'react-dom': '19.2.0' }));

  it('validates a form and prints nothing to the console', async () => {
    const { page, messages } = await openSite(used.browser, url);
    await sendWrongEmail(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
    expect(messages).toEqual([]);
  });
});
