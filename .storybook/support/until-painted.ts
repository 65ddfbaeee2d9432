import { isWaitingForResponses } from './mock-api.ts';

const untilNextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Waits for the responses that the story waits for, and for the frames that show them, so that axe and
 * screenshots have what a user sees: what needs sizes, such as which part of a dialog scrolls, is known
 * in the frame that paints it, and what a response shows may send the next request.
 */
export async function untilPainted(): Promise<void> {
  let frames = 0;
  while (frames < 2) {
    await untilNextFrame();
    frames = isWaitingForResponses() ? 0 : frames + 1;
  }
}
