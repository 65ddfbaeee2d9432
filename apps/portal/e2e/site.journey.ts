import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { crawl } from '../../../tools/lib/site/crawl.ts';
import { findHtmlErrors } from '../../../tools/lib/site/html-errors.ts';
import { openReader } from '../../../tools/lib/site/read-page.ts';
import { inWorkspace } from '../../../tools/lib/workspace.ts';
import { delayResponses } from './support/delay-responses.ts';
import { closeContexts, openPlaywrightBrowser } from './support/playwright-browser.ts';

const { portal } = inject('stack');
const asReader = { headers: { accept: 'text/html' } };

/** Paths of the public pages, as in the sitemap for search engines. */
const pages = [
  ...(await (await fetch(`${portal}/sitemap.xml`)).text()).matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** Pages for those who sign in or are signed in, which no search engine lists. */
const privatePages = ['/auth', '/auth/register', '/auth/reset-password', '/profile', '/userview'];

const serve = async (path: string) => {
  const response = await fetch(`${portal}${path}`, asReader);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** Value of an attribute in the first element that a pattern finds. */
const firstMatch = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

let browser: Browser;
let readServed: Awaited<ReturnType<typeof openReader>>;
let readHydrated: typeof readServed;
beforeAll(async () => {
  browser = await openPlaywrightBrowser();
  readServed = await openReader(browser, false);
  readHydrated = await openReader(browser, true);
});
afterAll(async () => {
  await closeContexts();
});

describe('The public site', () => {
  it('lists every public page in the sitemap, and each page describes itself to search engines', async () => {
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/pricing', '/support/hallazgos/R_INF_15', '/downloads']),
    );
    const titles = new Set<string | undefined>();
    const descriptions = new Set<string | undefined>();
    for (const path of pages) {
      const { html } = await serve(path);
      titles.add(firstMatch(html, /<title>(.+?)<\/title>/));
      descriptions.add(firstMatch(html, /<meta name="description" content="([^"]{80,170})"/));
      expect(firstMatch(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`${portal}${path}`);
      const image = await fetch(firstMatch(html, /property="og:image" content="([^"]+)"/) ?? '');
      const bytes = Buffer.from(await image.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      for (const [, data = ''] of html.matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/g,
      )) {
        expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
      }
    }
    expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
    expect([titles.has(undefined), descriptions.has(undefined)]).toEqual([false, false]);
  });

  it.each([...pages, '/none', ...privatePages])('serves a valid document for %s', async (path) => {
    expect(await findHtmlErrors((await serve(path)).html)).toEqual([]);
  });

  it.each([...pages, '/support/anything', '/product-services/anything'])(
    'shows the same text on %s before and after its script has run, without an error',
    async (path) => {
      const served = await readServed(`${portal}${path}`);
      const hydrated = await readHydrated(`${portal}${path}`);
      expect(served.text.length).toBeGreaterThan(200);
      expect(hydrated).toEqual({ ...served, errors: [] });
    },
  );

  it('lets browsers store each script, style sheet, font and image of the build for a year', async () => {
    const built = readdirSync(inWorkspace('apps', 'portal', 'dist', 'assets'));
    const files = built.filter((name) => !/\.(br|gz)$/.test(name));
    expect(files.length).toBeGreaterThan(200);
    const requested: string[] = [];
    for (const name of files) {
      const { headers } = await fetch(`${portal}/assets/${name}`, { method: 'HEAD' });
      const age = headers.get('cache-control');
      if (age !== 'public, max-age=31536000, immutable') requested.push(`${name}: ${age}`);
    }
    expect(requested).toEqual([]);
  });

  it('has no link and no anchor that leads nowhere', async () => {
    const { dead, followed } = await crawl(portal, [...pages, '/none', ...privatePages]);
    expect(dead).toEqual([]);
    expect(followed).toBeGreaterThan(60);
  });

  it('shows at an unknown address that there is no such page', async () => {
    // The second one cannot be decoded, which a bundle may take for decoded.
    for (const path of ['/none/such', '/caf%C3']) {
      const { status, html } = await serve(path);
      expect(status).toBe(404);
      expect(html).toContain('Página no encontrada');
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
    expect((await fetch(`${portal}/About-Us/`, { redirect: 'manual' })).status).toBe(308);
  });

  it('performs a click that came before its script had loaded', async () => {
    const context = await browser.newContext({
      baseURL: portal,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const loadScript = await delayResponses(page, '**/assets/*.js');
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menú' }).click();
    loadScript();
    await page.getByRole('dialog', { name: 'Menú' }).waitFor();
    await context.close();
  });

  it('opens the sign-in without a request that fails, with the focus in its first field', async () => {
    const page = await browser.newPage({ baseURL: portal });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await page.goto('/auth');
    const username = page.getByLabel('Usuario');
    await expect
      .poll(() => username.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
    await page.close();
  });

  it('signs in with what was typed before its script had loaded', async () => {
    const page = await browser.newPage({ baseURL: portal });
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    const sent = page.waitForRequest('**/api/login');
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('Usuario').fill('marcela_rios');
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave larga');
    await page.keyboard.press('Enter');
    script.resolve();
    expect((await sent).postDataJSON()).toMatchObject({
      username: 'marcela_rios',
      password: 'una clave larga',
    });
    await page.close();
  });

  it('responds to clicks after the connection was lost while its scripts loaded', async () => {
    const page = await browser.newPage({ baseURL: portal });
    const screens = /\/assets\/s-[^/]+\.js$/;
    await page.route(screens, (route) => route.abort());
    await page.goto('/support/contactUs');
    const send = page.getByRole('button', { name: 'Enviar sugerencia' });
    await page
      .getByRole('textbox', { name: 'Sugerencia' })
      .fill('Digan que se perdió la conexión.');
    const notice = page.getByText('No se pudo cargar esta parte del portal.');
    // The first click may come before the failure, and each one removes the notice of the one before.
    const isReported = async () => {
      await send.click();
      return notice.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isReported).toBe(true);
    await page.unroute(screens);
    const sent = page.waitForRequest('**/api/suggestions');
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({
      message: 'Digan que se perdió la conexión.',
    });
    await page.close();
  });

  it('responds to clicks once a retry has loaded its main script', async () => {
    const page = await browser.newPage({ baseURL: portal });
    const main = /\/assets\/index-[^/]+\.js$/;
    await page.route(main, (route) => route.abort());
    // The page tries it once more by itself, two seconds after it came.
    const opened = Date.now();
    const failed = page.waitForEvent(
      'requestfailed',
      (request) => main.test(request.url()) && Date.now() - opened > 2000,
    );
    await page.goto('/support/contactUs');
    await failed;
    const message = page.getByRole('textbox', { name: 'Sugerencia' });
    await message.fill('Digan que se perdió la conexión.');
    await page.unroute(main);
    const sent = page.waitForRequest('**/api/suggestions');
    await page.getByRole('button', { name: 'Enviar sugerencia' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      message: 'Digan que se perdió la conexión.',
    });
    await page.close();
  });

  it('opens with its styles on the second click, when loading failed on the first one', async () => {
    const page = await browser.newPage({ baseURL: portal });
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    // A busy page may request nothing for half a second before it has rendered this.
    const opener = page.getByRole('button', { name: 'Leer mi geodatabase' });
    await opener.waitFor();
    const files = '**/assets/**';
    await page.route(files, (route) => route.abort());
    await opener.click();
    await page.getByText('No se pudo cargar esta parte del portal.').waitFor();
    await page.unroute(files);
    await opener.click();
    const field = page.getByRole('group', { name: /Suelte aquí su carpeta/ });
    expect(await field.evaluate((group) => getComputedStyle(group).borderStyle)).toBe('dashed');
    await page.close();
  });

  it.each(['/auth', '/userview'])('says on %s that its script does not load', async (path) => {
    const page = await browser.newPage({ baseURL: portal });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const notice = page.getByText('El portal tarda en cargar.');
    expect(await notice.isVisible()).toBe(false);
    await notice.evaluate((text) => {
      for (const animation of text.getAnimations()) animation.finish();
    });
    await notice.waitFor();
    expect(await notice.getByRole('link', { name: 'recargue la página' }).isVisible()).toBe(true);
    await page.close();
  });

  it.each([
    ['the address', '/downloads/#GDBAudit', null, '#GDBAudit'],
    ['a tile', '/product-services', 'GDB Audit', '#GDBAudit'],
  ])(
    'scrolls from the top to the anchor of %s before its script has loaded',
    async (_, path, tile, anchor) => {
      const page = await browser.newPage({ baseURL: portal });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.addInitScript(() => {
        const offsets: number[] = [];
        const read = () => {
          offsets.push(window.scrollY);
          requestAnimationFrame(read);
        };
        requestAnimationFrame(read);
        Object.assign(window, { offsets });
      });
      await page.goto(path);
      const tiles = page.getByRole('navigation', { name: 'Ir a un producto o servicio' });
      if (tile) await tiles.getByRole('link', { name: tile }).click();
      await page.waitForFunction(
        (target) => (document.querySelector(target)?.getBoundingClientRect().top ?? 999) < 200,
        anchor,
      );
      const [offsets, behavior] = await page.evaluate(() => [
        Reflect.get(window, 'offsets') as number[],
        getComputedStyle(document.documentElement).scrollBehavior,
      ]);
      // How many frames the way takes depends on the machine; that the browser takes one does not.
      expect(behavior).toBe('smooth');
      expect(offsets[0]).toBe(0);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
      await page.close();
    },
  );

  it('shows no size, date or checksum of a download before it has them', async () => {
    const { html } = await serve('/downloads');
    expect(html).toContain('SHA-256');
    expect(html).not.toMatch(/\b\d+\s(B|kB|MB)\b|\d\d\/\d\d\/\d{4}|[0-9a-f]{64}/);
  });

  it('can be navigated without JavaScript, on a phone too', async () => {
    const context = await browser.newContext({
      baseURL: portal,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Precios' }).click();
    await page.waitForURL('**/pricing');
    const words = page.locator('noscript p');
    await words.waitFor();
    expect(await words.textContent()).toContain('requiere JavaScript');
    await header.getByRole('link', { name: 'Descargas' }).click();
    await page.waitForURL('**/downloads');
    expect(await page.getByRole('link', { name: /^Descargar:/ }).count()).toBe(5);
    await page.goto('/downloads/#GDBAudit');
    const anchor = page.locator('#GDBAudit');
    // The browser scrolls smoothly.
    await expect
      .poll(() => anchor.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(300);
    const top = await anchor.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    // Its links take three rows: it covers nothing below.
    const end = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto('/support/support');
    await page.getByRole('main').getByRole('link', { name: 'Catálogo de hallazgos' }).click();
    await page.waitForURL('**/support/hallazgos');
    await page.getByRole('link', { name: /^05\.01 / }).click();
    await page.waitForURL('**/support/hallazgos/R_INF_05#H05-01');
    const article = page.getByRole('article', { name: 'Línea o polígono con varias partes' });
    expect(await article.getAttribute('id')).toBe('H05-01');
    await article.getByText('En QGIS').waitFor();
    await context.close();
  });
});
