import type { Page } from 'playwright';

/** Delays the responses to all requests whose address matches. @returns lets them pass. */
export async function delayResponses(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
