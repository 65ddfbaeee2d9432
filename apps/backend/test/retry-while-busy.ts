import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a busy server is left alone: asked at once, it would never be idle again. */
const BREATH = 50;

/**
 * Sends a request again while the server is too busy for it, as every client does after a 503.
 * @param send sends the same request each time, its idempotency key included.
 */
export async function retryWhileBusy<Result extends { status: number }>(
  send: () => Promise<Result>,
): Promise<Result> {
  let response = await send();
  while (response.status === 503) {
    await sleep(BREATH);
    response = await send();
  }
  return response;
}
