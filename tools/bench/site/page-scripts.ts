import type { Browser, Page } from 'playwright';
import { brotliBytes } from './brotli.ts';

/**
 * Marks the first moment in which the page has loaded, its script has come too, and there is nothing
 * to do. It always waits for the next idle moment, so it is told of each before the page itself.
 */
function markQuiet(): void {
  const look = () => {
    const resources = performance.getEntriesByType('resource');
    const hasScript = resources.some(({ name }) => /\.m?js(\?|$)/.test(name));
    if (hasScript && document.readyState === 'complete') performance.mark('quiet');
    else requestIdleCallback(look);
  };
  requestIdleCallback(look);
}

/** Addresses of the scripts that were asked for before the page was quiet, preloads included. */
function earlyScripts(): string[] {
  const [quiet] = performance.getEntriesByName('quiet');
  const fetched = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => /\.m?js(\?|$)/.test(name) && startTime < (quiet?.startTime ?? 0),
    )
    .map(({ name }) => name);
  const preloads = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';
  const links = [...document.querySelectorAll<HTMLLinkElement>(preloads)].map(({ href }) => href);
  return [...new Set([...fetched, ...links])];
}

/** Addresses of all scripts that a page has asked for so far. */
export const allScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name)),
  );

/**
 * Waits until nothing has come for half a second. Playwright's own `networkidle` tells of a document
 * only once: it is no help after a link of the same document.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let [before, now] = [-1, await count()];
  while (now !== before) {
    await page.waitForTimeout(500);
    [before, now] = [now, await count()];
  }
}

/** Compressed bytes of files. @param known what was weighed before, by address; added to. */
export async function weighFiles(
  addresses: readonly string[],
  known: Map<string, number>,
): Promise<number> {
  let total = 0;
  for (const address of addresses) {
    const bytes = known.get(address) ?? brotliBytes(await (await fetch(address)).text());
    known.set(address, bytes);
    total += bytes;
  }
  return total;
}

/** Opens a page as a first visitor does. @returns the scripts it loads before it is quiet. */
export async function scriptsBeforeQuiet(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(markQuiet);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
    // What was asked for before is told of once it has come.
    await page.waitForLoadState('networkidle');
    return await page.evaluate(earlyScripts);
  } finally {
    await context.close();
  }
}
