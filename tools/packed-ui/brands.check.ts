import axe from 'axe-core';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../lib/chromium.ts';
import { serveFolder } from '../test/static-server.ts';
import { buildFixture, installFixture } from './fixture.ts';
import type { Site } from './site.ts';
import { openSite } from './site-page.ts';
import { axeRules } from './use-page.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = installFixture(inject('tarball'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  site?.remove();
});

/** Colors and corners that the fixture has in a brand. */
const brands = [
  {
    brand: 'brasa',
    radius: '14px',
    light: { button: 'rgb(200, 16, 46)', label: 'rgb(255, 255, 255)' },
    dark: { button: 'rgb(251, 79, 87)', label: 'rgb(27, 10, 9)' },
  },
  {
    brand: 'grafito',
    radius: '0px',
    light: { button: 'rgb(28, 28, 28)', label: 'rgb(255, 255, 255)' },
    dark: { button: 'rgb(228, 228, 228)', label: 'rgb(15, 15, 15)' },
  },
  {
    brand: 'sheet',
    radius: '3px',
    light: { button: 'rgb(27, 106, 64)', label: 'rgb(255, 255, 255)' },
    dark: { button: 'rgb(110, 196, 146)', label: 'rgb(8, 24, 15)' },
  },
] as const;

describe.each(brands)('the site of the brand $brand', ({ brand, radius, ...colors }) => {
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    server = await serveFolder(await buildFixture(site, brand));
  });

  afterAll(() => server?.close());

  it.each(['light', 'dark'] as const)('has its colors in %s and no violations', async (scheme) => {
    const messages: string[] = [];
    const page = await openSite(browser, server.url, { messages, colorScheme: scheme });
    const button = page.getByRole('button', { name: 'Pedir una cotización' });
    const style = await button.evaluate((node) => {
      const { backgroundColor, color, borderRadius } = getComputedStyle(node);
      return { button: backgroundColor, label: color, borderRadius };
    });
    expect(style).toEqual({ ...colors[scheme], borderRadius: radius });
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('laura');
    await button.click();
    await page.getByText('Escriba un correo completo').waitFor();
    await page.evaluate(axe.source);
    expect(await axeRules(page, brand)).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });
});
