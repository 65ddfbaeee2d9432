import type { Page } from 'playwright';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { measureReactAdmin } from '../site/control-apps.ts';
import { allScripts, loadUntil, markRows, sizeOf, untilIdle } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';
import { firstReports, isReport, openLink, sidebarPaths } from '../site/signed-in-pages.ts';

const ROWS_LIMIT = 0.5;
const ALL_LIMIT = 0.65;
const FURTHER_LIMIT = 6_000;

/** Follows every link of the sidebar. @returns the reports by the bytes that they add. */
async function measureFurther(page: Page, known: Map<string, number>) {
  const added: { path: string; bytes: number }[] = [];
  for (const path of await sidebarPaths(page)) {
    const before = new Set(await allScripts(page));
    await openLink(page, path);
    await untilIdle(page);
    if (!(await isReport(page))) continue;
    const scripts = (await allScripts(page)).filter((script) => !before.has(script));
    added.push({ path, bytes: await sizeOf(scripts, known) });
  }
  return added.sort((one, other) => other.bytes - one.bytes);
}

export const bench: BenchmarkCase = {
  id: 'P2',
  title: 'JavaScript of the signed-in reports',
  run: async (context) => {
    const admin = await measureReactAdmin();
    await withPublicSite(context, async ({ signedIn }) => {
      for (const [role, first] of firstReports) {
        const browserContext = await signedIn(role);
        const page = await browserContext.newPage();
        const known = new Map<string, number>();
        const record = (what: string, bytes: number, limit: number) =>
          context.record.check(
            `${first}, ${what}`,
            `${bytes} B br`,
            `≤ ${limit}`,
            bytes > 0 && bytes <= limit * admin,
            { control: `a list of react-admin, ${admin} B`, ratio: (bytes / admin).toFixed(3) },
          );
        const needed = await loadUntil(page, first, markRows);
        record('until its rows are painted', await sizeOf(needed, known), ROWS_LIMIT);
        record('all of it', await sizeOf(await allScripts(page), known), ALL_LIMIT);
        const further = await measureFurther(page, known);
        const { path, bytes } = further[0] ?? { path: 'none', bytes: Number.NaN };
        const what = `the largest of ${further.length} further reports, ${path}`;
        context.record.atMost(what, bytes, FURTHER_LIMIT, { unit: 'B br' });
        await browserContext.close();
      }
    });
  },
};
