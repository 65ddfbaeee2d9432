import { createHash } from 'node:crypto';
import type { DownloadsManifest } from '@consultancy/validation';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { waitForMail } from './support/mailbox.ts';
import { playwrightPage } from './support/playwright-page.ts';
import { readJson } from './support/report-page.ts';

const { portal, inbox } = inject('stack');

let browser: JourneyBrowser;
let visitor: JourneyVisitor;

/** Waits until an element has come to the upper part of the screen. */
const seeAtTop = (id: string) =>
  expect
    .poll(() =>
      visitor.page.evaluate((anchor) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
        return top >= 0 && top < window.innerHeight / 2;
      }, id),
    )
    .toBe(true);

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await browser.arrive(portal, 'prospect');
});

recordFailureEvidence(() => [visitor]);

afterAll(async () => {
  await browser?.close();
});

describe('A prospective client', () => {
  it('sees the header turn solid after 60 pixels on the home page', async () => {
    const { page } = visitor;
    await page.goto('/');
    // The page reaches its full height when its content has loaded.
    await page.getByRole('heading', { name: 'Cómo se cobra' }).waitFor();
    const isTransparent = () => page.getByRole('banner').getAttribute('data-transparent');
    await expect.poll(isTransparent).toBe('true');
    await page.evaluate(() => window.scrollBy(0, 400));
    await expect.poll(isTransparent).toBe('false');
  });

  it('follows the tiles to the products, and the focus moves along', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Descúbrelo' }).click();
    const tiles = page.getByRole('navigation', { name: 'Ir a un producto o servicio' });
    await tiles.getByRole('link', { name: 'Consultoría ambiental' }).click();
    await seeAtTop('EnvConsultancy');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('EnvConsultancy');
  });

  it('scrolls to the anchor of an address from another page and from outside', async () => {
    const { page } = visitor;
    const card = page.getByRole('article', { name: 'GDB Audit' });
    await card.getByRole('link', { name: /^Descargar las herramientas/ }).click();
    await page.waitForURL('**/downloads/#GDBAudit');
    await seeAtTop('GDBAudit');
    await page.goto('/product-services/GDBAudit#R_INF_12');
    await seeAtTop('R_INF_12');
  });

  it('follows a link of the findings workbook to the explanation of a code', async () => {
    const { page } = visitor;
    await page.goto('/support/hallazgos/R_INF_08#H08-03');
    await seeAtTop('H08-03');
    await page.getByRole('link', { name: 'Catálogo de hallazgos' }).first().click();
    await page.waitForURL('**/support/hallazgos');
    await page.getByRole('searchbox', { name: 'Buscar por código o palabra' }).fill('multiparte');
    await page.getByRole('link', { name: /^05\.01 / }).click();
    await page.waitForURL('**/support/hallazgos/R_INF_05#H05-01');
    await seeAtTop('H05-01');
  });

  it('downloads each file as its manifest describes it', async () => {
    const { page } = visitor;
    await page.goto('/downloads/#GDBAudit');
    await page.getByText('SHA-256').first().waitFor();
    const manifest = await readJson<DownloadsManifest>(page, '/downloads/manifest.json');
    const links = page.getByRole('link', { name: /^Descargar:/ });
    expect(await links.count()).toBe(manifest.items.length + (manifest.extras?.length ?? 0));
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const body = Buffer.from(await (await fetch(`${portal}${href}`)).arrayBuffer());
      const described = [...manifest.items, ...(manifest.extras ?? [])].find(
        ({ file }) => href === `/downloads/${file}`,
      );
      expect(createHash('sha256').update(body).digest('hex')).toBe(described?.sha256);
      await page.getByText(described?.sha256 ?? 'none').waitFor();
    }
  });

  it('leaves a suggestion that reaches support', async () => {
    const { page } = visitor;
    await page.goto('/support/contactUs');
    const question = '¿Habrá una versión para QGIS?';
    await page.getByLabel('Sugerencia', { exact: true }).fill(question);
    await page.getByLabel(/^Correo/).fill('interesada@example.com');
    await page.getByRole('button', { name: 'Enviar sugerencia' }).click();
    await page.getByText('Sugerencia enviada').waitFor();
    await waitForMail(inbox, 'soporte@example.com', /^Sugerencia/, question);
  });

  it('prints no decoration, and no heading at the end of a page', async () => {
    const page = playwrightPage(visitor.page);
    await page.emulateMedia({ media: 'print' });
    await page.goto('/support/terminos-uso-servicio');
    const main = page.getByRole('main');
    await main.getByRole('heading').waitFor();
    expect(await main.getByText('También le puede servir').isVisible()).toBe(false);
    expect(await main.locator('svg').isVisible()).toBe(false);
    await page.goto('/support/hallazgos');
    await main.getByRole('heading', { name: 'Topología' }).waitFor();
    // Columns break as sheets do.
    const alone = await main.evaluate((content) => {
      const left = (tool: Element, part: string) =>
        tool.querySelector(part)?.getBoundingClientRect().left;
      const found = new Set<string>();
      for (let height = 500; height < 1000; height += 20) {
        content.style.cssText = `columns: 600px; column-fill: auto; block-size: ${height}px`;
        for (const tool of content.querySelectorAll('section:has(li code) > ul')) {
          const section = tool.parentElement ?? tool;
          // Its number is above its heading.
          if (left(section, 'div > :first-child') !== left(section, 'li code'))
            found.add(`${section.textContent}`);
        }
      }
      return [...found].map((text) => text.slice(0, 40));
    });
    await page.emulateMedia({ media: null });
    expect(alone).toEqual([]);
  });

  it.each([
    ['/', 5],
    ['/downloads', 2],
    ['/product-services', 3],
  ])('prints on few sheets of paper: %s on %i', async (path, sheets) => {
    const page = playwrightPage(visitor.page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  });

  it('prints the estimator with its result only', async () => {
    const page = playwrightPage(visitor.page);
    await page.goto('/pricing');
    const title = page.getByRole('heading', { name: 'Calcule el costo de una ejecución' });
    await title.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await title.isVisible()).toBe(false);
    // It cannot be followed on paper, and would be alone on a second page.
    expect(await page.getByText('Pruébelo antes de comprar').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.getByLabel('Registros FC').fill('9999');
    await page.getByLabel('Registros TB').fill('4');
    await page.emulateMedia({ media: 'print' });
    expect(await title.isVisible()).toBe(true);
    expect(await page.getByText('Leer mi geodatabase').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  });

  it('requests no session on pages that show none, and causes no error', () => {
    expect(visitor.errors).toEqual([]);
  });
});
