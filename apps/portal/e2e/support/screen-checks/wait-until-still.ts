import type { Page } from 'playwright';

/** Frames in a row without a change: what is measured by script follows within the next two. */
const STILL_FRAMES = 4;

/**
 * Waits until nothing is rendered any more, and nothing moves that comes to rest: a sheet that slides
 * in is outside the page at first.
 */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async (needed) => {
    let isChanged = false;
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    const parts = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, parts);
    const isMoving = () =>
      document.getAnimations().some(
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity &&
          // Others move with what is scrolled only.
          timeline instanceof DocumentTimeline,
      );
    for (let frames = 0; frames < needed; ) {
      isChanged = false;
      await new Promise(requestAnimationFrame);
      frames = isChanged || isMoving() ? 0 : frames + 1;
    }
    observer.disconnect();
  }, STILL_FRAMES);

/** Gives a page a size and waits until it has followed. */
export async function resize(
  page: Page,
  size: Readonly<{ width: number; height: number }>,
): Promise<void> {
  await page.setViewportSize(size);
  await waitUntilStill(page);
}
