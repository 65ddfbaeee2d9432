import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { CliError } from './cli-error.ts';

/**
 * Polls until a condition is true.
 * @param what names the condition in the error.
 * @param timeout milliseconds; a minute when absent.
 * @returns milliseconds that it took.
 * @throws when it is still false after the timeout.
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  what: string,
  timeout = 60_000,
): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > timeout) throw new Error(`${what}: not after ${timeout} ms.`);
    await sleep(10);
  }
  return performance.now() - start;
}

/** Whether a URL responds with success within two seconds. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Waits until a child process responds at a URL.
 * @throws CliError with its last output when it exits, is not ready within a minute, or on the signal.
 */
export async function waitUntilReady(child: Child, url: string, signal?: AbortSignal) {
  let exited = false;
  void child.exited.then(() => {
    exited = true;
  });
  let ready = false;
  const isOver = async () => {
    ready = await isHealthy(url);
    return ready || exited || (signal?.aborted ?? false);
  };
  await waitUntil(isOver, child.name).catch(() => undefined);
  if (ready) return;
  await child.stop(5_000);
  throw new CliError(`${child.name} does not start. Its last output:`, child.lastLines());
}

/**
 * Waits for what a child process has printed.
 * @throws CliError with its last output when it exits before, or after some milliseconds.
 */
export function waitUntilPrinted<T>(
  child: Child,
  printed: Promise<T>,
  timeout: number,
): Promise<T> {
  const over = Promise.race([child.exited, sleep(timeout, undefined, { ref: false })]);
  const failure = over.then((): never => {
    throw new CliError(`${child.name} does not start. Its last output:`, child.lastLines());
  });
  return Promise.race([printed, failure]);
}
