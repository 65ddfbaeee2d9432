import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixture, openSite, provideFixture } from './fixture.ts';
import { axeRules } from './use-page.ts';

const used = provideFixture();

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
    url = await used.serve(await buildFixture(used.site, brand));
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
