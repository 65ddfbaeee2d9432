import type { Page } from 'playwright';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import {
  firstReports,
  isReport,
  layoutShiftOf,
  openLink,
  sidebarPaths,
  waitUntilIdle,
} from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'First row of each report, and layout shift of each signed-in page';

/** Screens, and the pixels that a user has scrolled: nothing, or one swipe of most of the screen. */
const desktop = { viewport: { width: 1366, height: 768 }, scrolled: 0, hasSidebar: true };
const phone = { viewport: { width: 360, height: 780 }, scrolled: 620, hasSidebar: false };

/** A visit of a page, and by how many pixels a report's first row is out of sight. */
interface Visit {
  readonly path: string;
  readonly shift: number;
  readonly excess?: number;
}

async function visitPage(page: Page, path: string, { viewport, scrolled }: typeof desktop) {
  await page.goto(path);
  await waitUntilIdle(page);
  const visit: Visit = { path, shift: await layoutShiftOf(page) };
  // The rows of the report: charts have tables too.
  const row = page.locator('main [data-density] tbody tr').first();
  if (!(await isReport(page)) || (await row.count()) === 0) return visit;
  const bottom = await row.evaluate((element) => element.getBoundingClientRect().bottom);
  return { ...visit, excess: Math.round(bottom - viewport.height - scrolled) };
}

async function visitLink(page: Page, path: string): Promise<Visit> {
  const before = await layoutShiftOf(page);
  await openLink(page, path);
  await waitUntilIdle(page);
  return { path: `${path} by its link`, shift: (await layoutShiftOf(page)) - before };
}

export const run = (context: CaseContext): Promise<void> =>
  withPublicSite(context, async ({ signedIn, record, quick }) => {
    for (const screen of [desktop, phone]) {
      const { viewport, scrolled, hasSidebar } = screen;
      const visits: Visit[] = [];
      for (const [role, first] of firstReports) {
        const page = await (await signedIn(role, { viewport: desktop.viewport })).newPage();
        await page.goto(first);
        await page.locator('main tbody tr').first().waitFor();
        const paths = (await sidebarPaths(page)).slice(0, quick ? 4 : undefined);
        await page.setViewportSize(viewport);
        for (const path of paths) visits.push(await visitPage(page, path, screen));
        // The same pages by their links; on a phone these are in a drawer.
        for (const path of hasSidebar ? paths : []) visits.push(await visitLink(page, path));
        await page.context().close();
      }
      const size = `${viewport.width} × ${viewport.height}`;
      const reports = visits.filter(({ excess }) => excess !== undefined);
      const hidden = reports.filter(({ excess = 0 }) => excess > 0);
      const what = `${size}: reports with their first row visible after ${scrolled} px`;
      const texts = hidden.map(({ path, excess }) => `${path} by ${excess} px`);
      record.all(what, reports.length, texts);
      const [worst] = visits.toSorted((one, other) => other.shift - one.shift);
      const name = `${size}: largest layout shift of ${visits.length} pages, ${worst?.path}`;
      record.atMost(name, worst?.shift ?? Number.NaN, 0.01, { digits: 4 });
    }
  });
