import type { Page } from 'playwright';

/** Delays the responses to all requests whose address matches. @returns lets them pass. */
export async function delayResponses(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
