import { isWaitingForResponses } from './mock-api.ts';

const untilNextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Waits for the responses that the story waits for, and for the frames that show them, so that axe and
 * screenshots have what a user sees: what needs sizes, such as which part of a dialog scrolls, is known
 * in the frame that paints it, and what a response shows may send the next request.
 */
export async function untilPainted(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) {
    await untilNextFrame();
    if (isWaitingForResponses()) frames = -1;
  }
}
