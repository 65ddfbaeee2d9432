import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { layoutShiftOf } from '../bench/site/page-loading.ts';
import { collectMessages } from '../lib/chromium.ts';
import { runClean } from './expect-clean.ts';
import { provideFixture } from './fixture.ts';

/** What users may see move: far below the 0.1 that is called good. */
const SHIFT_LIMIT = 0.005;

/** Where the boxes of the table may differ once the script runs, in pixels. */
const BOX_TOLERANCE = 1;

/** Visible headings and cells that a page has at least, so that the comparison is one. */
const MIN_BOXES = 10;

/** For what a script does after it has hydrated the page. */
const IDLE_MS = 300;

const STRICT_POLICY = "default-src 'self'; require-trusted-types-for 'script'";

/**
 * A page with a table in all its parts and more rows than are rendered, and one that is wider than its
 * page; rendered on the server and hydrated.
 */
const files = {
  'page.mjs': `
    import { createElement, Fragment } from 'react';
    import { Container, DataTable, Heading, SiteHeader, Text } from '@consultancy/ui';
    const rows = Array.from({ length: 60 }, (_, at) => ({
      code: 'EST-' + (1000 + at), river: at % 3 ? 'Chinchiná' : 'Río Magdalena, aguas abajo de Honda',
      flow: at * 17.25, measuredAt: '2026-11-' + String(1 + at % 28).padStart(2, '0'),
    }));
    const text = (key) => ({ by: 'text', value: (row) => row[key] });
    const columns = [
      { key: 'code', header: 'Código', rowHeader: true, mono: true, width: 7, cell: (row) => row.code, footer: () => 'Total' },
      { key: 'river', header: 'Río', width: 14.5, sort: text('river'), cell: (row) => row.river },
      { key: 'measuredAt', header: 'Medida el', width: 9, nowrap: true, sort: text('measuredAt'), cell: (row) => row.measuredAt },
      { key: 'flow', header: 'Caudal', numeric: true, hideOnMobile: true, cell: (row) => row.flow,
        footer: (all) => all.reduce((sum, { flow }) => sum + flow, 0) },
      { key: 'note', header: 'Observación', cell: () => 'Curva de gasto revisada en campo' },
    ];
    const wide = columns.concat(['a', 'b', 'c', 'd'].map((key) => ({ key, header: key, width: 15, cell: () => key })));
    const usual = { rowKey: (row) => row.code, locale: 'es', texts: { printLimit: () => '' } };
    // Its headings stick below the header of the site.
    const header = createElement(SiteHeader, { logo: 'Cuenca', nav: null, menuLabel: 'Menú', closeLabel: 'Cerrar' });
    const Main = () => createElement(Container, { as: 'main', width: 'regular' },
      createElement(Heading, { level: 1 }, 'Estaciones'),
      createElement(DataTable, {
        ...usual, caption: 'Ríos', columns: wide, rows: rows.slice(0, 4) }),
      createElement(DataTable, {
        ...usual, caption: 'Estaciones', columns, rows,
        selection: { header: 'Elegir', allLabel: 'Elegir todas', label: (row) => 'Elegir ' + row.code, selected: String },
        details: { header: 'Detalle', buttonLabel: 'Ver', label: (row) => 'Ver ' + row.code, onOpen() {} },
      }),
      createElement(Text, null, 'Debajo de la tabla'));
    export const Page = () => createElement(Fragment, null, header, createElement(Main));`,
  'server.mjs': `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Page } from './page.mjs';
    console.log(renderToString(createElement(Page)));`,
  'client.mjs': `
    import '@consultancy/ui/reset';
    import '@consultancy/ui/themes/sheet';
    import { createElement, useEffect } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    import { Page } from './page.mjs';
    const Hydrated = () => {
      useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
      return createElement(Page);
    };
    hydrateRoot(document.getElementById('root'), createElement(Hydrated), {
      onRecoverableError: (error) => console.error(error),
    });`,
};

const used = provideFixture();
let url = '';

beforeAll(async () => {
  const root = join(used.site.folder, 'prerendered');
  mkdirSync(root);
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code);
  const html = await runClean([join(root, 'server.mjs')], used.site.folder);
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${STRICT_POLICY}">
    <meta name="viewport" content="width=device-width"><title>Estaciones</title>
    <script type="module" src="/client.mjs"></script>`;
  const page = `<!doctype html><html lang="es"><head>${head}</head><body><div id="root">${html.trim()}</div></body></html>`;
  writeFileSync(join(root, 'index.html'), page);
  await build({ root, configFile: false, logLevel: 'error' });
  url = await used.serve(join(root, 'dist'));
});

/** Left, top, width and height of the headings and cells in view. */
const boxesOf = (page: Page) =>
  page.$$eval('tr > *', (cells) => {
    const isClipped = (cell: Element) =>
      getComputedStyle(cell.closest('thead') ?? cell).clipPath !== 'none';
    return cells
      .filter((cell) => !isClipped(cell))
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ top }) => top < window.innerHeight)
      .map(({ x, y, width, height }) => [x, y, width, height]);
  });

/** Opens the page and holds back its script. @returns what lets it run, until the page is hydrated. */
async function openBeforeScript(viewport: { width: number; height: number }) {
  const page = await used.browser.newPage({ viewport, locale: 'es-CO' });
  const messages = collectMessages(page);
  const { promise: allowed, resolve: mayRun } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('Debajo de la tabla').waitFor();
  // The text can be there before the style sheet, without which nothing has its place.
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const loaded = (link: HTMLLinkElement) =>
      link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve));
    await Promise.all([...links].map(loaded));
    await document.fonts.ready;
  });
  const run = async () => {
    mayRun();
    await page.locator('[data-hydrated]').waitFor();
    await page.waitForTimeout(IDLE_MS);
  };
  return { page, messages, run };
}

it.each([
  ['a desktop', 1366, 768],
  ['a tablet', 768, 1024],
  ['a phone', 360, 780],
])('has its columns or cards before its script on %s', async (_device, width, height) => {
  const { page, messages, run } = await openBeforeScript({ width, height });
  const before = await boxesOf(page);
  await run();
  const after = await boxesOf(page);
  const moved = after.map((box, at) =>
    Math.max(...box.map((value, side) => Math.abs(value - (before[at]?.[side] ?? Number.NaN)))),
  );
  expect(after.length).toBeGreaterThan(MIN_BOXES);
  expect(Math.max(...moved)).toBeLessThanOrEqual(BOX_TOLERANCE);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  expect(messages).toEqual([]);
  await page.close();
});

it('hydrates a long table of a page that is scrolled already', async () => {
  const { page, messages, run } = await openBeforeScript({ width: 1366, height: 768 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await run();
  expect(messages).toEqual([]);
  // What is below the table stays in view. Only the rows in view remain, and the page is as long as all of
  // them.
  const row = (index: number) => page.locator(`tr[aria-rowindex="${index}"]`).last();
  await row(61).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await row(2).waitFor();
  await row(61).waitFor({ state: 'detached' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await row(61).waitFor();
  await page.close();
});
