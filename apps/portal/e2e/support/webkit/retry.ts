import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds within which an element or an address has to appear. */
const limit = 20_000;

/** Milliseconds between two looks at the page. */
export const interval = 100;

/** Tries until it succeeds. @throws its last error when the time is over. */
export async function retry<T>(what: string, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw new Error(`${what}: ${error}`, { cause: error });
      await sleep(interval);
    }
  }
}
