import type { BrowserContext, Page } from 'playwright';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { weighFloor, weighReportLibraries } from '../site/control-apps.ts';
import { allScripts, untilQuiet, weighFiles } from '../site/page-scripts.ts';
import { withPublicSite } from '../site/public-site.ts';

const FIRST_LIMIT = 1.45;
const FURTHER_LIMIT = 6_000;

/** The report that each area is opened with, as a person's bookmark would. */
const firstReports = [
  ['user', '/userview/utilizationsBase'],
  ['admin', '/adminview/all-utilizations'],
] as const;

/** Whether the page shown is a report: all have a button that searches. */
async function isReport(page: Page): Promise<boolean> {
  return (await page.locator('main form button[type="submit"]', { hasText: 'Buscar' }).count()) > 0;
}

/** Follows every link of the sidebar. @returns what each report adds, by its path. */
async function further(page: Page, known: Map<string, number>): Promise<Map<string, number>> {
  const sidebar = page
    .getByRole('navigation')
    .locator('a[href^="/userview"], a[href^="/adminview"]');
  const paths = await sidebar.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ]);
  const added = new Map<string, number>();
  for (const path of paths) {
    const before = new Set(await allScripts(page));
    await page.locator(`nav a[href="${path}"]`).first().click();
    await page.locator(`nav a[href="${path}"][aria-current="page"]`).first().waitFor();
    await untilQuiet(page);
    if (!(await isReport(page))) continue;
    const scripts = (await allScripts(page)).filter((script) => !before.has(script));
    added.set(path, await weighFiles(scripts, known));
  }
  return added;
}

/** Bytes of what a report is weighed against. */
interface Controls {
  readonly floor: number;
  /** The libraries of a report, without anything of ours. */
  readonly libraries: number;
}

async function measureArea(
  context: BrowserContext,
  first: string,
  { floor, libraries }: Controls,
  record: (reading: Reading) => void,
): Promise<void> {
  const known = new Map<string, number>();
  const page = await context.newPage();
  // Every script stays in the list, however many the area has.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await page.goto(first);
  await page.locator('main tbody tr').first().waitFor();
  await untilQuiet(page);
  const bytes = await weighFiles(await allScripts(page), known);
  record({
    what: `${first}, opened first`,
    seen: `${bytes} B br`,
    control: `floor ${floor} B, the libraries of a report alone ${libraries} B`,
    ratio: (bytes / floor).toFixed(3),
    budget: `≤ ${FIRST_LIMIT}`,
    holds: bytes <= FIRST_LIMIT * floor,
  });
  const added = [...(await further(page, known))].sort(([, one], [, two]) => two - one);
  const [heaviest = ['none', Number.NaN]] = added;
  record({
    what: `the heaviest of ${added.length} further reports`,
    seen: `${heaviest[0]}, ${heaviest[1]} B br`,
    budget: `≤ ${FURTHER_LIMIT} B`,
    holds: heaviest[1] <= FURTHER_LIMIT,
  });
}

/** What reports cost in scripts (numbers P2). */
export const line: MeasuredLine = {
  id: 'P2',
  title: 'JavaScript of the signed-in reports',
  run: async (record, { signal }) => {
    const controls = { floor: await weighFloor(), libraries: await weighReportLibraries() };
    await withPublicSite({ signal }, async ({ signedIn }) => {
      for (const [role, first] of firstReports) {
        const context = await signedIn(role);
        try {
          await measureArea(context, first, controls, record);
        } finally {
          await context.close();
        }
      }
    });
  },
};
