import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { delayResponses } from './support/delay-responses.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { playwrightPage } from './support/playwright-page.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';

const { portal } = inject('stack');

let browser: JourneyBrowser;
let visitor: JourneyVisitor;

/** Opens a drawer and follows one of its links. */
async function follow(drawer: string, link: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: drawer }).click();
  await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: link }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Marks the document; the mark is gone once the browser has loaded another document. */
const mark = () =>
  visitor.page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isSameDocument = () =>
  visitor.page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await browser.arrive(portal, 'phone', {
    viewport: { width: 360, height: 740 },
  });
});

recordFailureEvidence(() => [visitor]);

afterAll(async () => {
  await browser?.close();
});

describe('On a phone', () => {
  it('goes from the drawer of the header to a page without loading the portal again', async () => {
    await visitor.page.goto('/');
    await mark();
    await follow('Menú', 'Precios');
    expect(await isSameDocument()).toBe(true);
  });

  it('goes from the drawer of the area to a report without loading the portal again', async () => {
    await enter(visitor, demonstrationAccount('usuaria_demo'));
    await mark();
    await follow('Área de usuario', 'Mis Compras');
    expect(await isSameDocument()).toBe(true);
  });

  it('opens the menu by a tap that came before its script had loaded', async () => {
    const page = playwrightPage(visitor.page);
    const modules = '**/assets/*.js';
    const loadScript = await delayResponses(page, modules);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menú' }).click();
    loadScript();
    await page.getByRole('dialog', { name: 'Menú' }).waitFor();
    await page.unroute(modules);
  });

  it('leaves a menu open that was opened during the validation of the session', async () => {
    const page = playwrightPage(visitor.page);
    const check = '**/auth/validate_token';
    const validate = await delayResponses(page, check);
    await page.reload();
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('dialog').waitFor();
    validate();
    await page.locator('h1', { hasText: 'Mis Compras' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.unroute(check);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await mark();
  });

  it('signs out from the drawer of the header, which closes', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isSameDocument()).toBe(true);
  });

  it('aborts what it still reads when it signs out', async () => {
    await enter(visitor, demonstrationAccount('usuaria_demo'));
    const page = playwrightPage(visitor.page);
    const list = '**/get_utilizations/**';
    const pass = await delayResponses(page, list);
    const sent = page.waitForRequest(list);
    await follow('Área de usuario', 'Mi Actividad');
    const request = await sent;
    await page.getByRole('button', { name: 'Menú' }).click();
    const signedOut = page.waitForResponse('**/logout');
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await signedOut;
    pass();
    expect((await request.response())?.status()).toBeUndefined();
  });

  it('saw no console error, no policy violation and no failed request', () => {
    expect(visitor.errors).toEqual([]);
  });
});
