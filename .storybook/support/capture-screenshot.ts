import type { Page } from 'playwright';
import type { ScreenshotArea } from './screenshot-plan.ts';

/** Waits until the page is idle, as the preview defines it. */
export const waitUntilPageIdle = (page: Page): Promise<void> =>
  page.evaluate(() => window.storybookWaitUntilIdle?.());

/** Pixels around a component, for focus rings and shadows. */
const MARGIN = 8;

/** Takes a screenshot; with an open dialog, only of the viewport, which the dialog covers. */
export async function captureScreenshot(page: Page, area: ScreenshotArea): Promise<Buffer> {
  if (area !== 'root') {
    const isLocked = (await page.locator('html[data-scroll-locked]').count()) > 0;
    return page.screenshot({ fullPage: area === 'page' && !isLocked });
  }
  const box = await page.locator('#storybook-root').boundingBox();
  if (!box) throw new Error('The story shows nothing: its root has no size.');
  const x = Math.max(0, Math.floor(box.x) - MARGIN);
  const y = Math.max(0, Math.floor(box.y) - MARGIN);
  const clip = {
    x,
    y,
    width: Math.ceil(box.x + box.width) + MARGIN - x,
    height: Math.ceil(box.y + box.height) + MARGIN - y,
  };
  return page.screenshot({ fullPage: true, clip });
}
