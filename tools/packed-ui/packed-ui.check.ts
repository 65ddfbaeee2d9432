import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../lib/chromium.ts';
import { runCommand } from '../test/run-command.ts';
import { serveFolder } from '../test/static-server.ts';
import { expectClean, manifestOf } from './expect-clean.ts';
import { buildFixture, installFixture } from './fixture.ts';
import { type InstalledSite, installLowestPeers } from './lowest-peers.ts';
import type { Site } from './site.ts';
import { openSite } from './site-page.ts';

const tarball = inject('tarball');
let site: Site;
let built = '';
let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;
const consoleMessages: string[] = [];

beforeAll(async () => {
  site = installFixture(tarball);
  built = await buildFixture(site);
  server = await serveFolder(built);
  browser = await launchChromium();
  page = await openSite(browser, server.url, { messages: consoleMessages });
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  site?.remove();
});

/** Text of every built file with an ending. */
function shipped(ending: string): string {
  const assets = join(built, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith(ending));
  return files.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n');
}

/** Classes of one component's style sheet in the package. */
function classesOf(component: string): string[] {
  const file = join(site.ui, 'dist', 'components', component, `${component}.css`);
  const classes = readFileSync(file, 'utf8').matchAll(/\.(_?\w{6,})/g);
  return [...new Set([...classes].map(([, name = '']) => name))];
}

/** A module that renders a button on the server. */
const serverModule = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { Button } from '@consultancy/ui';
  import '@consultancy/ui/reset';
  import '@consultancy/ui/themes/sheet';
  console.log(renderToStaticMarkup(createElement(Button, null, 'Guardar')));`;

async function expectToRender(file: string) {
  const { ok, output } = await runCommand(process.execPath, [file], { cwd: site.folder });
  expect(ok, output).toBe(true);
  expect(output).toContain('Guardar');
}

it('renders in Node without a bundler', async () => {
  const file = join(site.folder, 'server.mjs');
  writeFileSync(file, serverModule);
  await expectToRender(file);
});

it.each([false, true])('renders from a Vite SSR build that bundles it: %s', async (noExternal) => {
  const entry = join(site.folder, 'server-entry.mjs');
  writeFileSync(entry, serverModule);
  const outDir = join(site.folder, `server-${noExternal}`);
  await build({
    root: site.folder,
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
  writeFileSync(join(site.folder, 'button.test.mjs'), `${test}.toContain('Guardar'));`);
  await expectClean('vitest', ['run', '--globals', 'button.test.mjs'], site.folder);
});

it('marks the modules that only run in client components', () => {
  const firstLine = (path: string) =>
    readFileSync(join(site.ui, 'dist', path), 'utf8').split('\n', 1)[0];
  expect(firstLine('components/TextField/TextField.js')).toBe(`'use client';`);
  expect(firstLine('components/Button/Button.js')).toBe(`'use client';`);
  expect(firstLine('components/Card/Card.js')).not.toBe(`'use client';`);
  expect(firstLine('entries/index.js')).not.toBe(`'use client';`);
});

it('loads the font of the package, and of it only the Spanish subset', async () => {
  const isLoaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('16px "Archivo Variable"');
  });
  expect(isLoaded).toBe(true);
  const files = readdirSync(join(built, 'assets')).filter((name) => /^archivo.*woff2$/.test(name));
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(files).toHaveLength(2);
  expect(files.filter((name) => fetched.includes(`/assets/${name}`))).toEqual([
    expect.stringMatching(/^archivo-spanish/),
  ]);
});

it('validates a wrong address, and accepts a right one', async () => {
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  const send = page.getByRole('button', { name: 'Pedir una cotización' });
  await email.fill('laura');
  await send.click();
  await page.getByText('Escriba un correo completo').waitFor();
  await email.fill('laura@rioclaro.co');
  await send.click();
  await page.getByText('Le responderemos a laura@rioclaro.co').waitFor();
});

it('ships the styles of what it uses and of nothing else', () => {
  const css = shipped('.css');
  const all = (component: string) => classesOf(component).filter((name) => css.includes(name));
  for (const used of ['Button', 'Card', 'Alert']) expect(all(used)).not.toEqual([]);
  for (const unused of ['Table', 'Checkbox', 'Prose', 'Breadcrumbs'])
    expect(all(unused)).toEqual([]);
});

it('prints nothing to the console', () => expect(consoleMessages).toEqual([]));

describe('with the lowest version of each peer', () => {
  const messages: string[] = [];
  let lowest: InstalledSite;
  let lowestServer: Awaited<ReturnType<typeof serveFolder>>;
  let lowestPage: Page;

  beforeAll(async () => {
    lowest = await installLowestPeers(tarball, manifestOf(site.ui).peerDependencies);
    lowestServer = await serveFolder(await buildFixture(lowest));
    lowestPage = await openSite(browser, lowestServer.url, { messages });
  });

  afterAll(() => {
    lowestServer?.close();
    lowest?.remove();
  });

  it('is installed by npm from the ranges of its manifest', () =>
    expect(lowest.peers).toEqual({ react: '19.2.0', 'react-dom': '19.2.0' }));

  it('validates a form and prints nothing to the console', async () => {
    const email = lowestPage.getByRole('textbox', { name: 'Correo electrónico' });
    await email.fill('laura');
    await lowestPage.getByRole('button', { name: 'Pedir una cotización' }).click();
    await lowestPage.getByText('Escriba un correo completo').waitFor();
    await lowestPage.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'email',
    );
    expect(messages).toEqual([]);
  });
});
