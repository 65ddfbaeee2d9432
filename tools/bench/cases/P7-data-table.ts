import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Page } from 'playwright';
import { build } from 'vite';
import { type CaseContext, formatMilliseconds } from '../../lib/cases/recorder.ts';
import { pairedRatio } from '../../lib/cases/statistics.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { serveFolder } from '../../test/static-server.ts';

export const title = 'Data table, 10,000 rows';

const ROWS = 10_000;
const FRAMES = 55;
const THROTTLE = 4;

/** A desktop, where the table scrolls in its region, and a phone, where the page scrolls. */
const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 780 },
} as const;

/** A column of each type; the words of the last one are all different. */
const sortable = {
  records: 'numbers',
  usedAt: 'dates',
  credits: 'decimal strings',
  tool: 'a few words',
  note: '10,000 different words',
} as const;

async function countRows(page: Page, screen: string, { record }: CaseContext): Promise<void> {
  const indexes = () =>
    page.$$eval('tbody tr', (rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
  const total = await page.getAttribute('table', 'aria-rowcount');
  const top = await indexes();
  await page.evaluate(() => window.tablePage.scrollToEnd());
  await page.locator(`tr[aria-rowindex="${ROWS + 1}"]`).waitFor();
  const end = await indexes();
  record.atMost(`${screen}: row elements`, Math.max(top.length, end.length) + 1, 100);
  const what = `${screen}: aria-rowcount; aria-rowindex of first and last row`;
  record.equal(what, `${total}; ${top[0]}, ${end.at(-1)}`, `${ROWS + 1}; 2, ${ROWS + 1}`);
}

/** Frames per second of scrolling, beside those of an empty box. */
async function measureScroll(page: Page, screen: string, { record, quick }: CaseContext) {
  const session = await page.context().newCDPSession(page);
  const [time, pairs] = quick ? [1_000, 5] : [3_000, 7];
  const scroll = () => page.evaluate((ms) => window.tablePage.scroll(ms), time);
  const scrollEmpty = () => page.evaluate((ms) => window.tablePage.scrollEmpty(ms), time);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const { ratio, observed, control } = await pairedRatio(scroll, scrollEmpty, pairs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  record.check(
    `${screen}: frames per second while scrolling, CPU ${THROTTLE} × slower`,
    observed.toFixed(1),
    `≥ ${FRAMES}, or that part of 60 relative to an empty box`,
    observed >= FRAMES || ratio >= FRAMES / 60,
    { control: `an empty box, ${control.toFixed(1)}`, ratio: ratio.toFixed(3) },
  );
}

async function measureSorts(page: Page, { record, quick }: CaseContext): Promise<void> {
  for (const [key, words] of Object.entries(sortable)) {
    const { ratio, observed, control } = await pairedRatio(
      () => page.evaluate((column) => window.tablePage.sort(column), key),
      () => page.evaluate((column) => window.tablePage.sortValues(column), key),
      quick ? 5 : 7,
    );
    record.atMost(`sort by ${words}, their order not known before`, observed, 150, {
      ...{ unit: 'ms', ratio: ratio.toFixed(2) },
      control: `values by a collator, ${formatMilliseconds(control)}`,
    });
  }
}

export async function run(context: CaseContext): Promise<void> {
  const outDir = inWorkspace('.cache', 'bench', 'data-table');
  await build({
    root: inWorkspace('tools', 'bench', 'data-table'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const server = context.parts.use(await serveFolder(outDir));
  const browser = context.parts.use(await launchChromium());
  for (const [screen, viewport] of Object.entries(screens)) {
    const page = await browser.newPage({ viewport });
    await page.goto(`${server.url}/`);
    await page.locator('tbody tr').first().waitFor();
    await countRows(page, screen, context);
    await measureScroll(page, screen, context);
    if (screen === 'desktop') await measureSorts(page, context);
    await page.close();
  }
}
