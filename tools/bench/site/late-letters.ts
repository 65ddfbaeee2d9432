import type { Browser } from 'playwright';

/** Milliseconds by which the face of the page comes late, and until everything stands. */
const LATE = 1_000;
const SETTLED = 500;

/** A phone and a desktop, as Lighthouse has them. */
export const screens = [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
] as const;

interface Asked {
  readonly address: string;
  readonly viewport: (typeof screens)[number];
}

/** How far a page moves when its letters come late: its cumulative layout shift. */
export async function shiftOfLateLetters(
  browser: Browser,
  { address, viewport }: Asked,
): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
  } finally {
    await context.close();
  }
}
