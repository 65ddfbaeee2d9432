import type { Browser, Page } from 'playwright';

/** Pages of different screens: each has a chunk of its own. */
const pages = ['/', '/auth', '/downloads'];

/** Milliseconds until a page listens, on a machine that is busy with the load. */
const PATIENCE = 45_000;

/** Whether React has taken over the served page. */
const isHydrated = () => {
  const root = document.querySelector('#root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
};

/** What went wrong with a page for a visitor without anything cached; `null` for nothing. */
async function visit(page: Page, path: string): Promise<string | null> {
  const failure = Promise.withResolvers<string>();
  page.on('response', (response) => {
    if (response.status() >= 400) failure.resolve(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => failure.resolve(error.message));
  const opened = async () => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForFunction(isHydrated, undefined, { timeout: PATIENCE });
    return null;
  };
  // A missing file is reported at once, without the wait for what it prevents.
  return Promise.race([failure.promise, opened().catch(String)]);
}

/**
 * Opens each page several times, each time in a browser without cache.
 * @param baseURL of the portal.
 * @param rounds visits of each page.
 * @returns the number of visits, and of each that failed its page and the reason.
 */
export async function firstVisits(browser: Browser, baseURL: string, rounds: number) {
  const failed: string[] = [];
  for (let n = 0; n < rounds; n += 1) {
    for (const path of pages) {
      const context = await browser.newContext({ baseURL, locale: 'es-CO' });
      const failure = await visit(await context.newPage(), path);
      if (failure) failed.push(`${path}: ${failure}`);
      await context.close();
    }
  }
  return { visits: rounds * pages.length, failed };
}
