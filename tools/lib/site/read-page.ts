import type { Browser, Page } from 'playwright';

/** A page as somebody reads it. */
export interface ReadPage {
  readonly title: string;
  /** Everything that can be read on it. */
  readonly text: string;
  /** Where its links lead, as they are written. */
  readonly links: readonly string[];
  /** Warnings and errors of the console, refusals of the content policy, and uncaught errors. */
  readonly faults: readonly string[];
}

const read = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // Not for those for whom scripts run, nor for anybody to read.
    for (const element of body.querySelectorAll('noscript, script')) element.remove();
    return {
      title: document.title,
      text: body.textContent,
      links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    };
  });

/** Waits until React has taken over the content of the page, which it does last. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Opens a page in a browser of its own.
 * @param scripts whether JavaScript is on. Then it is read once React has taken the page over,
 *   while nothing of the API has been answered: so it must still say what was served.
 */
export async function readPage(browser: Browser, url: string, scripts: boolean): Promise<ReadPage> {
  const context = await browser.newContext({ javaScriptEnabled: scripts, locale: 'es-CO' });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) faults.push(message.text());
    });
    await page.route('**/api/**', () => new Promise<void>(() => undefined));
    await page.goto(url);
    if (scripts) await takenOver(page);
    return { ...(await read(page)), faults };
  } finally {
    await context.close();
  }
}
