import type { Browser, Page } from 'playwright';
import { brotliBytes } from './brotli.ts';

/** Addresses of the scripts that are to be fetched ahead. */
function preloadedScripts(): string[] {
  const preloads = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';
  return [...document.querySelectorAll<HTMLLinkElement>(preloads)].map(({ href }) => href);
}

/** Addresses of all scripts that a page has asked for so far. */
export const allScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name)),
  );

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

/**
 * Opens a page as a first visitor does, and leaves it alone.
 * @returns the scripts that it fetches of its own accord, however late, and those to be preloaded.
 */
export async function scriptsOfPage(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const asked = [...(await allScripts(page)), ...(await page.evaluate(preloadedScripts))];
    return [...new Set(asked)];
  } finally {
    await context.close();
  }
}
