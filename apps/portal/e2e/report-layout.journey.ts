import { auditTools } from '@consultancy/validation';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { recordFailureEvidence } from './support/evidence.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';
import { playwrightPage } from './support/playwright-page.ts';
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
    [1366, 768],
    [1280, 720],
  ])('shows the first row, and no column beyond the table, at %i px', async (width, height) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    for (const path of [
      '/adminview/recent-logs',
      `/adminview/utilizations/user?username=${user}`,
      '/adminview/all-utilizations',
      `/adminview/creditsBalance/user?username=${user}`,
      '/adminview/all-transactions',
      '/adminview/all-error-logs',
      '/adminview/users',
      '/adminview/audit-trail',
    ]) {
      await page.goto(path);
      await page.getByText(/^Mostrando /).waitFor();
      const table = page.getByRole('table').last();
      const row = table.getByRole('row').nth(1);
      const bottom = await row.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom, path).toBeLessThanOrEqual(height);
      const excess = await table.evaluate((element) => {
        const region = element.closest('section[aria-labelledby]');
        return region && region.scrollWidth - region.clientWidth;
      });
      expect(excess, path).toBe(0);
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
      // Of the first row, found and measured at once: a long table renders its rows again when what windows
      // them is here, and its foot moves while they are measured.
      const top = () =>
        page
          .getByRole('table')
          .last()
          .getByRole('row')
          .evaluateAll(([, row]) => (row ? row.getBoundingClientRect().top + scrollY : Number.NaN));
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
});

it('causes no error', () => {
  expect(visitor.errors).toEqual([]);
});
