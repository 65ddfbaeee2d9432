import type { Browser, Page } from 'playwright';

/** What a site prints to the console while it is open. */
export interface OpenSiteOptions {
  readonly messages: string[];
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens the built fixture, and adds its errors and warnings to `messages`. */
export async function openSite(
  browser: Browser,
  url: string,
  { messages, colorScheme = 'light' }: OpenSiteOptions,
): Promise<Page> {
  const opened = await browser.newPage({ locale: 'es-CO', reducedMotion: 'reduce', colorScheme });
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  opened.on('pageerror', (error) => messages.push(error.message));
  await opened.goto(url);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}
