import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { layoutShiftOf, untilIdle } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';
import { firstReports, isReport, openLink, sidebarPaths } from '../site/signed-in-pages.ts';

const SHIFT_LIMIT = 0.01;

/** Least width of a screen with a sidebar, in pixels. */
const SIDEBAR_WIDTH = 1024;

/** Screens, and the pixels that a user has scrolled: nothing, or one swipe of most of the screen. */
const screens = [
  { viewport: { width: 1366, height: 768 }, scrolled: 0 },
  { viewport: { width: 360, height: 780 }, scrolled: 620 },
] as const;

export const bench: BenchmarkCase = {
  id: 'P17',
  title: 'First row of each report, and layout shift of each signed-in page',
  run: (context) =>
    withPublicSite(context, async ({ signedIn }) => {
      for (const { viewport, scrolled } of screens) {
        const shifts: { path: string; shift: number; ofReport: boolean }[] = [];
        const [reports, hidden]: [string[], string[]] = [[], []];
        for (const [role, first] of firstReports) {
          const browserContext = await signedIn(role, { viewport: { width: 1366, height: 768 } });
          const page = await browserContext.newPage();
          await page.goto(first);
          await page.locator('main tbody tr').first().waitFor();
          const paths = await sidebarPaths(page);
          await page.setViewportSize(viewport);
          const chosen = context.quick ? paths.slice(0, 4) : paths;
          for (const path of chosen) {
            await page.goto(path);
            await untilIdle(page);
            const ofReport = await isReport(page);
            shifts.push({ path, shift: await layoutShiftOf(page), ofReport });
            // Those of the report: charts have tables too.
            const row = page.locator('main [data-density] tbody tr').first();
            if (!ofReport || (await row.count()) === 0) continue;
            reports.push(path);
            const bottom = await row.evaluate((element) => element.getBoundingClientRect().bottom);
            const excess = Math.round(bottom - viewport.height - scrolled);
            if (excess > 0) hidden.push(`${path} by ${excess} px`);
          }
          // The same pages by their links; on a phone these are in a drawer.
          const links = viewport.width < SIDEBAR_WIDTH ? [] : chosen;
          for (const path of links) {
            const before = await layoutShiftOf(page);
            await openLink(page, path);
            await untilIdle(page);
            const shift = (await layoutShiftOf(page)) - before;
            shifts.push({ path: `${path} by its link`, shift, ofReport: await isReport(page) });
          }
          await browserContext.close();
        }
        const size = `${viewport.width} × ${viewport.height}`;
        const what = `${size}: reports with their first row visible after ${scrolled} px`;
        context.record.all(what, reports.length, hidden);
        for (const [pages, ofReport] of [
          ['reports', true],
          ['other pages', false],
        ] as const) {
          const those = shifts.filter((shift) => shift.ofReport === ofReport);
          const [worst] = those.toSorted((one, other) => other.shift - one.shift);
          context.record.atMost(
            `${size}: largest layout shift of ${those.length} ${pages}, ${worst?.path}`,
            worst?.shift ?? Number.NaN,
            SHIFT_LIMIT,
            { digits: 4 },
          );
        }
      }
    }),
};
