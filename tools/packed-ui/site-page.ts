import type { Browser, Page } from 'playwright';

/** What a site prints to the console while it is open. */
export interface OpenSiteOptions {
  readonly messages: string[];
  readonly colorScheme?: 'light' | 'dark';
}

/** Adds the errors and warnings of a page to `messages`. */
export function collectMessages(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
}

/** Opens the built fixture, and adds its errors and warnings to `messages`. */
export async function openSite(
  browser: Browser,
  url: string,
  { messages, colorScheme = 'light' }: OpenSiteOptions,
): Promise<Page> {
  const opened = await browser.newPage({ locale: 'es-CO', reducedMotion: 'reduce', colorScheme });
  collectMessages(opened, messages);
  await opened.goto(url);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}
