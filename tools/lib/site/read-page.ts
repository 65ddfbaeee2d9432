import type { Browser, Page } from 'playwright';

/** The content of a page as a user reads it. */
export interface PageContent {
  readonly title: string;
  readonly text: string;
  /** Targets of its links, as they are written. */
  readonly links: readonly string[];
  /** Warnings and errors of the console, CSP violations, and uncaught errors. */
  readonly errors: readonly string[];
}

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

/** Waits until React has hydrated the content of the page, which it does last. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Opens a page in a browser context of its own.
 * @param scripts whether JavaScript is on. Then the page is read after hydration, while the API has
 *   not responded: it must still show what the server sent.
 */
export async function readPage(
  browser: Browser,
  url: string,
  scripts: boolean,
): Promise<PageContent> {
  const context = await browser.newContext({ javaScriptEnabled: scripts, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) errors.push(message.text());
    });
    await page.route('**/api/**', () => new Promise<void>(() => undefined));
    await page.goto(url);
    if (scripts) await waitForHydration(page);
    return { ...(await readContent(page)), errors };
  } finally {
    await context.close();
  }
}
