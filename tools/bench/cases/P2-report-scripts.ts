import type { Page } from 'playwright';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { measureReactAdmin } from '../site/control-apps.ts';
import {
  firstReports,
  isReport,
  loadUntil,
  markRows,
  openLink,
  scriptsOf,
  sidebarPaths,
  sizeOf,
  waitUntilIdle,
} from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'JavaScript of the signed-in reports';

/** Follows every link of the sidebar. @returns the reports by the bytes that they add. */
async function measureFurther(page: Page, known: Map<string, number>) {
  const added: { path: string; bytes: number }[] = [];
  for (const path of await sidebarPaths(page)) {
    const before = new Set(await scriptsOf(page));
    await openLink(page, path);
    await waitUntilIdle(page);
    if (!(await isReport(page))) continue;
    const scripts = (await scriptsOf(page)).filter((script) => !before.has(script));
    added.push({ path, bytes: await sizeOf(scripts, known) });
  }
  return added.sort((one, other) => other.bytes - one.bytes);
}

export async function run(context: CaseContext): Promise<void> {
  const admin = await measureReactAdmin();
  await withPublicSite(context, async ({ record, signedIn }) => {
    for (const [role, first] of firstReports) {
      const page = await (await signedIn(role)).newPage();
      const known = new Map<string, number>();
      const compare = async (what: string, scripts: readonly string[], limit: number) => {
        const bytes = await sizeOf(scripts, known);
        const holds = bytes > 0 && bytes <= limit * admin;
        record.check(`${first}, ${what}`, `${bytes} B br`, `≤ ${limit}`, holds, {
          control: `a list of react-admin, ${admin} B`,
          ratio: (bytes / admin).toFixed(3),
        });
      };
      await compare('until its rows are painted', await loadUntil(page, first, markRows), 0.5);
      await compare('all of it', await scriptsOf(page), 0.65);
      const further = await measureFurther(page, known);
      const { path, bytes } = further[0] ?? { path: 'none', bytes: Number.NaN };
      const what = `the largest of ${further.length} further reports, ${path}`;
      record.atMost(what, bytes, 6_000, { unit: 'B br' });
      await page.context().close();
    }
  });
}
