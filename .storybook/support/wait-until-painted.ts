import { botCheckTexts } from '../../apps/portal/src/texts/errors.ts';
import { hasUnansweredRequest, isWaitingForResponses } from './mock-api.ts';

const waitForNextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Whether a form shows that its bot check works. The check starts with the focus, and ends by itself unless
 * the story leaves a request without a response, such as the check's own.
 */
const isBotCheckWorking = () =>
  !hasUnansweredRequest() &&
  [...document.querySelectorAll('[role="status"]')].some(
    ({ textContent }) => textContent === botCheckTexts.working,
  );

/**
 * Waits for the responses and the bot check that the story waits for, and for the frames that show them, so that
 * axe and screenshots have what a user sees: what needs sizes, such as which part of a dialog scrolls, is known
 * in the frame that paints it, and what a response shows may send the next request.
 */
export async function waitUntilPainted(): Promise<void> {
  let frames = 0;
  while (frames < 2) {
    await waitForNextFrame();
    frames = isWaitingForResponses() || isBotCheckWorking() ? 0 : frames + 1;
  }
}
