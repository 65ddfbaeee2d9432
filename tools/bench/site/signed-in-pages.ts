import type { Page } from 'playwright';

/** The report that each area is opened with, as by a bookmark. */
export const firstReports = [
  ['user', '/userview/utilizationsBase'],
  ['admin', '/adminview/all-utilizations'],
] as const;

/** Whether a page is a report: all have a button that searches. */
export async function isReport(page: Page): Promise<boolean> {
  return (await page.locator('main form button[type="submit"]', { hasText: 'Buscar' }).count()) > 0;
}

/** Paths of the sidebar's links. */
export async function sidebarPaths(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').locator('a[href^="/userview"], a[href^="/adminview"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return [...new Set(paths)];
}

/** Follows a link of the sidebar. */
export async function openLink(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click();
  await page.locator(`nav a[href="${path}"][aria-current="page"]`).first().waitFor();
}
