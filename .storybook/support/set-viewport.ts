import type { Page } from 'playwright';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Waits until page and story have a size: observers notify components of it, which render in later
 * tasks, on a busy machine some frames later. Runs in the page.
 */
async function waitUntilRendered({ width, height }: Size): Promise<void> {
  while (window.innerWidth !== width || window.innerHeight !== height) {
    await new Promise(requestAnimationFrame);
  }
  // Observers are called in the order of their creation: those of the story before this one.
  await new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
  let unchangedFrames = 0;
  const observer = new MutationObserver(() => {
    unchangedFrames = -1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  while (unchangedFrames < 3) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    unchangedFrames += 1;
  }
  observer.disconnect();
}

/** Resizes the viewport, and waits until the page and the story in it have their new size. */
export async function setViewport(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(waitUntilRendered, size);
}
