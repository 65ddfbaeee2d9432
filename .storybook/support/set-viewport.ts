import type { Page } from 'playwright';

/** Resizes the viewport, and waits until the page has its new size: it hears of it some frames later. */
export async function setViewport(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  );
}
