import type { Browser, Page } from 'playwright';
import { brotliBytes } from '../../lib/bundle-size.ts';

/** Marks the first idle moment after the page and its script have loaded. */
export function markIdle(): void {
  const check = () => {
    const resources = performance.getEntriesByType('resource');
    const hasScript = resources.some(({ name }) => /\.m?js(\?|$)/.test(name));
    if (hasScript && document.readyState === 'complete') performance.mark('reached');
    else requestIdleCallback(check);
  };
  requestIdleCallback(check);
}

/** Marks the paint of the first row of a report. */
export function markRows(): void {
  // Every script stays in the list, however many the area has.
  performance.setResourceTimingBufferSize(2000);
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main tbody tr')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('reached')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** URLs of the scripts that were requested before the mark, preloads included. */
function scriptsBeforeMark(): string[] {
  const [mark] = performance.getEntriesByName('reached');
  const fetched = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => /\.m?js(\?|$)/.test(name) && startTime < (mark?.startTime ?? 0),
    )
    .map(({ name }) => name);
  const preloads = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';
  const links = [...document.querySelectorAll<HTMLLinkElement>(preloads)].map(({ href }) => href);
  return [...new Set([...fetched, ...links])];
}

/** URLs of all scripts that a page has requested so far. */
export const allScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name)),
  );

/**
 * Waits until nothing was loaded for half a second. Playwright's own `networkidle` is only emitted
 * once per document, and not after a link within it.
 */
export async function untilIdle(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let [before, now] = [-1, await count()];
  while (now !== before) {
    await page.waitForTimeout(500);
    [before, now] = [now, await count()];
  }
}

/** Compressed bytes of files. @param known sizes by URL; added to. */
export async function sizeOf(urls: readonly string[], known: Map<string, number>) {
  let total = 0;
  for (const url of urls) {
    const bytes = known.get(url) ?? brotliBytes(await (await fetch(url)).text());
    known.set(url, bytes);
    total += bytes;
  }
  return total;
}

/** Opens a page. @param mark sets the mark. @returns the scripts requested before it. */
export async function loadUntil(page: Page, url: string, mark: () => void): Promise<string[]> {
  await page.addInitScript(mark);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('reached').length > 0);
  // A request is listed when its response has arrived.
  await untilIdle(page);
  return page.evaluate(scriptsBeforeMark);
}

/** The sum of all layout shifts of a page so far. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** Runs work with a page in a context of its own. */
export async function withPage<T>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
