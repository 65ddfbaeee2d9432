import type { Role } from '@consultancy/validation';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { layoutShiftOf } from '../../../tools/bench/site/page-loading.ts';
import { demoAccount } from '../../../tools/lib/cases/accounts.ts';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyPage, JourneyVisitor } from './support/journey-page.ts';
import { playwrightPage } from './support/playwright-page.ts';
import { waitUntilStill } from './support/screen-checks/wait-until-still.ts';
import { signIn } from './support/sign-in.ts';

const { portal } = inject('stack');

let browser: JourneyBrowser;
let user: JourneyVisitor;
let administrator: JourneyVisitor;

async function arrive(role: Role): Promise<JourneyVisitor> {
  const account = demoAccount(role);
  const visitor = await browser.arrive(portal, `areas-${role}`);
  await visitor.page.goto('/auth');
  await signIn(visitor.page, account.username, account.password);
  await visitor.page.waitForURL(`**/${role}view**`);
  return visitor;
}

beforeAll(async () => {
  browser = await openBrowser();
  user = await arrive('user');
  administrator = await arrive('admin');
});

recordFailureEvidence(() => [user, administrator]);

afterAll(async () => {
  await browser?.close();
});

const pathOf = (page: JourneyPage) => new URL(page.url()).pathname + new URL(page.url()).search;
const heading = (page: JourneyPage, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

describe('The entry of the profile', () => {
  it('redirects to the same page of the user’s area', async () => {
    const { page } = user;
    await page.goto('/profile/transactions?max_count=5');
    await heading(page, 'Mis Compras').waitFor();
    expect(pathOf(page)).toBe('/userview/transactions?max_count=5');
    await administrator.page.goto('/profile/users');
    await heading(administrator.page, 'Usuarios').waitFor();
    expect(pathOf(administrator.page)).toBe('/adminview/users');
  });

  it('redirects an unknown subpath to the welcome screen', async () => {
    const { page } = user;
    await page.goto('/profile/no-existe');
    await heading(page, /^Hola, /).waitFor();
    await page.goto('/profile');
    await heading(page, /^Hola, /).waitFor();
  });
});

describe('The frame of an area', () => {
  it('links to the area and to the own profile in its header', async () => {
    for (const { page } of [user, administrator]) {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Mi cuenta' }).click();
      await heading(page, 'Mi perfil').waitFor();
      await header.getByRole('link', { name: 'Mi Perfil' }).click();
      await heading(page, /^Hola, /).waitFor();
    }
  });

  it('has the links of §1 in a footer of one line', async () => {
    const { page } = user;
    const footer = page.getByRole('contentinfo');
    const height = await footer.evaluate((line) => line.getBoundingClientRect().height);
    expect(height).toBeLessThan(80);
    await footer.getByText(/© 2023/).waitFor();
    await footer.getByRole('link', { name: 'Contáctenos' }).click();
    await page.waitForURL('**/support/contactUs');
    // A page of the site has its whole footer again.
    await footer.getByRole('link', { name: 'Precios' }).waitFor();
    await page.goBack();
    await footer.getByRole('link', { name: 'Soporte' }).click();
    await page.waitForURL('**/support/support');
  });

  it('shows the whole sidebar of administrators on a laptop', async () => {
    const { page } = administrator;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/adminview/all-utilizations');
    const sidebar = page.getByRole('complementary');
    const last = sidebar.getByRole('link', { name: 'Auditoría' });
    const bottom = () => last.evaluate((link) => link.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThan(768);
    // On a lower screen its end comes into view with the page, and stays.
    await page.setViewportSize({ width: 1366, height: 480 });
    await page.getByText(/^Mostrando /).waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(bottom).toBeLessThan(480);
  });
});

/** Later responses of the pages, the ones above last, so that each state is painted. */
const delays: readonly (readonly [pattern: RegExp, milliseconds: number])[] = [
  [/\/api\/.*(overview|user_information|welcome_info)/, 600],
  [/\/api\/machine/, 300],
];

describe('A page of an area', () => {
  it.each([
    [1366, 768],
    [360, 780],
  ])('shifts no layout while its lazy chunks load, at %i px', async (width, height) => {
    for (const [visitor, paths] of [
      [user, ['/userview', '/userview/profile']],
      [administrator, ['/adminview', '/adminview/profile', '/adminview/price-lists']],
    ] as const) {
      const page = playwrightPage(visitor.page);
      await page.setViewportSize({ width, height });
      for (const [pattern, milliseconds] of delays) {
        await page.route(pattern, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, milliseconds));
          await route.continue();
        });
      }
      for (const path of paths) {
        // Until the last delayed response has come, and what it brings is rendered.
        await page.goto(path, { waitUntil: 'networkidle' });
        await waitUntilStill(page);
        await heading(page, /./).waitFor();
        expect(await layoutShiftOf(page), path).toBeLessThanOrEqual(0.01);
      }
      for (const [pattern] of delays) await page.unroute(pattern);
    }
  });
});
