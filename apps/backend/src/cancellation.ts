import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs a task whose waits a signal cancels. */
export function runCancellable<T>(signal: AbortSignal, task: () => T): T {
  return signals.run(signal, task);
}

/**
 * Aborted when the response is not awaited any more: the caller hung up, or the deadline passed.
 * Undefined outside a request that has a deadline, as in a job.
 */
export function cancellation(): AbortSignal | undefined {
  return signals.getStore();
}

/** Ends work whose response is not awaited any more. @throws the signal's reason. */
export function throwIfCancelled(): void {
  cancellation()?.throwIfAborted();
}
