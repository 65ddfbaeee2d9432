/**
 * Waits for the frame after the last step of a story, so that axe sees what a user sees: what
 * needs sizes, such as which part of a dialog scrolls, is known in the frame that paints it.
 */
export const untilPainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
