import type { Page } from 'playwright';
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

/** URLs of the scripts that a page has requested so far, or before the mark with preloads. */
export const scriptsOf = (page: Page, beforeMark = false): Promise<string[]> =>
  page.evaluate((isBeforeMark) => {
    const [mark] = isBeforeMark ? performance.getEntriesByName('reached') : [];
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (mark?.startTime ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name));
    if (!isBeforeMark) return fetched;
    const preloads = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';
    const links = [...document.querySelectorAll<HTMLLinkElement>(preloads)].map(({ href }) => href);
    return [...new Set([...fetched, ...links])];
  }, beforeMark);

/**
 * Waits until nothing was loaded for half a second. Playwright's own `networkidle` is only emitted
 * once per document, and not after a link within it.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
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
  await waitUntilIdle(page);
  return scriptsOf(page, true);
}

/** The sum of all layout shifts of a page so far. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** The report that each area is opened with, as by a bookmark. */
export const firstReports = [
  ['user', '/userview/utilizationsBase'],
  ['admin', '/adminview/all-utilizations'],
] as const;

/** Whether a page is a report: all have a button that searches. */
export async function isReport(page: Page): Promise<boolean> {
  return (await page.locator('main form button[type="submit"]', { hasText: 'Buscar' }).count()) > 0;
}

/** The paths of the pages of an area that its sidebar links to, each once. */
export async function sidebarPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').locator('a[href^="/userview"], a[href^="/adminview"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return [...new Set(paths)];
}

/** Follows a link of the sidebar, and waits until its page is the current one. */
export async function openLink(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click();
  await page.locator(`nav a[href="${path}"][aria-current="page"]`).first().waitFor();
}
