import { auditTools } from '@consultancy/validation';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyPage, JourneyVisitor } from './support/journey-page.ts';
import { playwrightPage } from './support/playwright-page.ts';
import { sheet } from './support/screen-checks/print.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';

const { portal } = inject('stack');

const user = 'usuaria_demo';

/**
 * The same summary with other tools: those of a quarter change from day to day, and the longest names
 * need two lines each.
 */
function withTools(summary: { tools?: object[] }, width: number) {
  const byLength = auditTools.toSorted((one, other) => other.name.length - one.name.length);
  const named = width < 1280 ? auditTools : byLength;
  const tools = summary.tools?.map((tool, index) => {
    const { code, name } = named[index] ?? {};
    return { ...tool, feature_id: code, feature_name: name };
  });
  return { ...summary, ...(tools ? { tools } : {}) };
}

/**
 * Where the first row of the page's table is, in px from the top of the page. It is found and measured in one
 * call: a long table renders its rows again when what windows them is here, and a row that is no longer
 * in the page is at 0.
 */
const firstRow = (page: JourneyPage) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('table')].at(-1)?.rows[1];
    if (!row) throw new Error('The page has no row of a table.');
    const { top, bottom } = row.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });

let browser: JourneyBrowser;
let visitor: JourneyVisitor;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await browser.arrive(portal, 'report-layout');
  await enter(visitor, demonstrationAccount('admin_demo'), '/adminview');
});

recordFailureEvidence(() => [visitor]);

afterAll(async () => {
  await browser?.close();
});

describe('A report', () => {
  it.each([
    '/adminview/recent-logs',
    `/adminview/utilizations/user?username=${user}`,
    '/adminview/all-utilizations',
    `/adminview/creditsBalance/user?username=${user}`,
    '/adminview/all-transactions',
    '/adminview/all-error-logs',
    '/adminview/users',
    '/adminview/audit-trail',
  ])('shows the first row, and no column beyond the table: %s', async (path) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByText(/^Mostrando /).waitFor();
    const table = page.getByRole('table').last();
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await firstRow(page)).bottom, `${width} px`).toBeLessThanOrEqual(height);
      const excess = await table.evaluate((element) => {
        const region = element.closest('section[aria-labelledby]');
        return region && region.scrollWidth - region.clientWidth;
      });
      expect(excess, `${width} px`).toBe(0);
    }
  });

  it('fades out at its end until the last column is in view', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/adminview/all-transactions');
    await page.getByText(/^Mostrando /).waitFor();
    /** Opacity of the fade at one of the table's ends; null where browsers have none. */
    const fadeAt = (end: 'first' | 'last') => () =>
      page.evaluate((column) => {
        const region = [...document.querySelectorAll('table')].at(-1)?.closest('section');
        if (!region) throw new Error('The page has no table.');
        region.scrollLeft = column === 'first' ? 0 : region.scrollWidth;
        const { content, opacity } = getComputedStyle(region, '::after');
        return content === 'none' ? null : Number(opacity);
      }, end);
    const isSupported = await page.evaluate(() => CSS.supports('animation-timeline', 'scroll()'));
    await expect.poll(fadeAt('first')).toBe(isSupported ? 1 : null);
    await expect.poll(fadeAt('last')).toBe(isSupported ? 0 : null);
  });

  it.each([768, 1024])('has its saved searches beside its heading, at %i px', async (width) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/adminview/recent-logs', '/adminview/all-transactions']) {
      await page.goto(path);
      const saved = page.getByRole('button', { name: 'Búsquedas guardadas' });
      await saved.waitFor();
      const gap = await saved.evaluate((button) => {
        const end = document.querySelector('main form')?.getBoundingClientRect().right ?? 0;
        return Math.round(end - button.getBoundingClientRect().right);
      });
      expect(gap, path).toBe(0);
    }
  });

  it.each([360, 1265, 1280])(
    'does not move its rows when the chart appears, at %i px',
    async (width) => {
      const page = playwrightPage(visitor.page);
      await page.goto('/adminview/recent-logs');
      const open = page.getByRole('button', { name: 'Mostrar el gráfico' });
      // The choice is remembered by all reports, and by the next test.
      await open.or(page.getByRole('button', { name: 'Ocultar el gráfico' })).waitFor();
      if (await open.isVisible()) await open.click();
      await page.setViewportSize({ width, height: 900 });
      const summaries = /\/summary\?/;
      const top = async () => (await firstRow(visitor.page)).top;
      for (const path of [
        '/adminview/recent-logs',
        `/adminview/utilizations/user?username=${user}`,
        '/adminview/all-transactions',
        '/adminview/all-error-logs',
      ]) {
        const summary = Promise.withResolvers<void>();
        await page.route(summaries, async (route) => {
          await summary.promise;
          const response = await route.fetch();
          await route.fulfill({ response, json: withTools(await response.json(), width) });
        });
        await page.goto(path);
        await page.getByText(/^Mostrando /).waitFor();
        const before = await top();
        expect(before).toBeGreaterThan(0);
        summary.resolve();
        await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
        await page.locator('main figure').first().waitFor();
        expect(Math.abs((await top()) - before), path).toBeLessThanOrEqual(1);
        await page.unroute(summaries);
      }
    },
  );

  it('prints the start of a long message on the first page', async () => {
    const page = playwrightPage(visitor.page);
    const errors = /\/api\/get_all_error_logs\?/;
    await page.route(errors, async (route) => {
      const response = await route.fetch();
      const { items, ...more } = await response.json();
      const [first, ...others] = items;
      const error_message = 'Hay geometrías que se cruzan. '.repeat(130);
      const json = { ...more, items: [{ ...first, error_message }, ...others] };
      await route.fulfill({ response, json });
    });
    await page.goto('/adminview/all-error-logs');
    await page.getByText(/^Mostrando /).waitFor();
    await page.unroute(errors);
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print' });
    // One that must not break and is larger than the sheet leaves the sheet before it empty.
    const { message, unbreakable } = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main, main *')].map((element) => ({
        ...{ name: element.tagName, text: element.textContent ?? '' },
        height: element.getBoundingClientRect().height,
        mayBreak: getComputedStyle(element).breakInside !== 'avoid',
      }));
      const large = boxes.filter(({ height }) => height > innerHeight);
      return {
        message: large.filter(({ name }) => name === 'TR').length,
        unbreakable: large.filter(({ mayBreak }) => !mayBreak).map(({ name }) => name),
      };
    });
    await page.emulateMedia({ media: null });
    expect(message).toBe(1);
    expect(unbreakable).toEqual([]);
  });
});

it('causes no error', () => {
  expect(visitor.errors).toEqual([]);
});
