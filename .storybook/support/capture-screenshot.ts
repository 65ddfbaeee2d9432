import type { Page } from 'playwright';
import type { ScreenshotArea } from './screenshot-plan.ts';

const noMotion = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
  }
`;

/** Waits until fonts and images are there and nothing moves, with the page scrolled to its top. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    if (!document.getElementById('no-motion')) {
      const style = document.createElement('style');
      style.id = 'no-motion';
      style.textContent = css;
      document.head.append(style);
    }
    // A play function may have scrolled to what it clicked; a sticky header would be mid-page.
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const pending = [...document.images].filter((image) => !image.complete);
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    // What opens takes the focus in the task after the frame that shows it.
    await new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
    );
  }, noMotion);
}

/** Pixels around a component, for focus rings and shadows. */
const MARGIN = 8;

/** Takes a screenshot; behind an open dialog, only of the viewport, which the dialog covers. */
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
