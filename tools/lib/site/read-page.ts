import type { Browser, Page } from 'playwright';
import { collectMessages } from '../chromium.ts';

const readContent = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('noscript, script')) element.remove();
    return {
      title: document.title,
      text: body.textContent,
      links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    };
  });

/** Whether React has hydrated the content of the page, which it does last. It runs in the page. */
export function isHydrated(): boolean {
  const content = document.querySelector('main h1') ?? document.querySelector('main');
  return Object.keys(content ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/**
 * Opens a tab, in a browser context of its own, that reads one page after another.
 * @param scripts whether JavaScript is on. Then a page is read after hydration, while the API has
 *   not responded: it must still show what the server sent.
 * @returns reads the page of an address: what a user reads, the targets of its links as they are
 *   written, and the warnings and errors of the console, CSP violations, and uncaught errors.
 */
export async function openReader(browser: Browser, scripts: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: scripts, locale: 'es-CO' });
  const page = await context.newPage();
  const errors = collectMessages(page);
  await page.route('**/api/**', () => new Promise<void>(() => undefined));
  return async (url: string) => {
    errors.length = 0;
    await page.goto(url);
    if (scripts) await page.waitForFunction(isHydrated);
    return { ...(await readContent(page)), errors: [...errors] };
  };
}
