import type { CDPSession, Page } from 'playwright';
import type { LineOptions, MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { pairedRatio } from '../../lib/lines/ratio.ts';
import { openTablePage } from '../data-table/open-page.ts';

const ROWS = 100_000;
const ROW_LIMIT = 60;
const FRAMES = 58;
const FULL_RATE = 60;
const SORT_LIMIT = 100;
const THROTTLE = 4;

/** A column of each kind; the words of the last one are all different. */
const sortable = {
  records: 'numbers',
  usedAt: 'dates',
  credits: 'decimal strings',
  tool: 'a few words',
  note: '100,000 different words',
} as const;

type Record = (reading: Reading) => void;

async function countRows(page: Page, record: Record): Promise<void> {
  const indexes = () =>
    page.$$eval('tbody tr', (rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
  const total = await page.getAttribute('table', 'aria-rowcount');
  const atTop = await indexes();
  await page.$eval('section', (region) => region.scrollTo({ top: region.scrollHeight }));
  await page.locator(`tr[aria-rowindex="${ROWS + 1}"]`).waitFor();
  const atEnd = await indexes();
  const most = Math.max(atTop.length, atEnd.length) + 1;
  record({
    what: 'row elements, heading included',
    seen: String(most),
    budget: `≤ ${ROW_LIMIT}`,
    holds: most <= ROW_LIMIT,
  });
  record({
    what: 'aria-rowcount; aria-rowindex of first and last row',
    seen: `${total}; ${atTop[0]}, ${atEnd.at(-1)}`,
    budget: `${ROWS + 1}; 2, ${ROWS + 1}`,
    holds: total === String(ROWS + 1) && atTop[0] === 2 && atEnd.at(-1) === ROWS + 1,
  });
}

async function measureScroll(page: Page, record: Record, quick: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const time = quick ? 1000 : 3000;
  const { ratio, seen, control } = await pairedRatio(
    () => page.evaluate((ms) => window.tablePage.scroll(ms), time),
    () => page.evaluate((ms) => window.tablePage.emptyScroll(ms), time),
    quick ? 5 : 7,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  record({
    what: `frames per second while scrolling, CPU ${THROTTLE} × slower`,
    seen: seen.toFixed(1),
    control: `an empty box, ${control.toFixed(1)}`,
    ratio: ratio.toFixed(3),
    budget: `≥ ${FRAMES}, or that share of what an empty box reaches`,
    holds: seen >= FRAMES || ratio >= FRAMES / FULL_RATE,
  });
}

/** Milliseconds of its own time that the page's thread takes for each frame of a scroll. */
async function threadTime(session: CDPSession, scroll: () => Promise<number>, time: number) {
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await taken();
  const rate = await scroll();
  return (((await taken()) - before) * 1000 * 1000) / (rate * time);
}

/** Time of the thread, unlike frames, is the same however busy the machine is. */
async function measureThread(page: Page, record: Record, quick: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const time = quick ? 1000 : 3000;
  const limit = 1000 / FRAMES / THROTTLE;
  const { ratio, seen, control } = await pairedRatio(
    () => threadTime(session, () => page.evaluate((ms) => window.tablePage.scroll(ms), time), time),
    () =>
      threadTime(
        session,
        () => page.evaluate((ms) => window.tablePage.emptyScroll(ms), time),
        time,
      ),
    quick ? 5 : 7,
  );
  record({
    what: 'thread time of a frame while scrolling, CPU as it is',
    seen: `${seen.toFixed(2)} ms`,
    control: `an empty box, ${control.toFixed(2)} ms`,
    ratio: ratio.toFixed(2),
    budget: `≤ ${limit.toFixed(2)} ms`,
    holds: seen <= limit,
  });
}

async function measureSorts(page: Page, record: Record, quick: boolean): Promise<void> {
  for (const [key, words] of Object.entries(sortable)) {
    const { ratio, seen, control } = await pairedRatio(
      () =>
        page.evaluate((column) => {
          window.tablePage.refresh();
          return window.tablePage.sort(column);
        }, key),
      () => page.evaluate((column) => window.tablePage.plainSort(column), key),
      quick ? 5 : 7,
    );
    record({
      what: `sort by ${words}, their order not known before`,
      seen: `${seen.toFixed(0)} ms`,
      control: `values by a collator, ${control.toFixed(0)} ms`,
      ratio: ratio.toFixed(2),
      budget: `≤ ${SORT_LIMIT} ms`,
      holds: seen <= SORT_LIMIT,
    });
  }
}

/** A list of 100,000 rows in the browser (numbers P7). */
export const line: MeasuredLine = {
  id: 'P7',
  title: 'Data table, 100,000 rows',
  run: async (record: Record, { quick }: LineOptions) => {
    const { page, close } = await openTablePage();
    try {
      await countRows(page, record);
      await measureThread(page, record, quick);
      await measureScroll(page, record, quick);
      await measureSorts(page, record, quick);
    } finally {
      await close();
    }
  },
};
