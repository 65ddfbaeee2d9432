import { AppError } from '../app-error.ts';
import { cancellation, throwIfCancelled } from '../cancellation.ts';

/** With more waiting hashes, a request would wait longer than its client's timeout. */
const MAX_WAITING = 500;

type Waiting = PromiseWithResolvers<void>;

/** Where a task waits in the queue. */
export interface Precedence {
  /** Before all that wait without it, and with their place when there is no other. */
  first?: boolean;
}

const queueFull = () => new AppError('SERVICE_UNAVAILABLE', { retry_after: 5 });

const oldest = (queue: Set<Waiting>) => queue.values().next().value;

/** Waits for a turn, unless the caller's request is cancelled before. */
async function wait(queue: Set<Waiting>): Promise<void> {
  const mine = Promise.withResolvers<void>();
  const signal = cancellation();
  const leave = () => {
    queue.delete(mine);
    mine.reject(signal?.reason);
  };
  queue.add(mine);
  signal?.addEventListener('abort', leave, { once: true });
  try {
    await mine.promise;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * Runs at most `slots` tasks at a time, in the order in which they came. Those of a request that is
 * cancelled leave the queue.
 * @param concernsAll whether an error concerns all waiting tasks, such as an unavailable database: they
 * are rejected at once instead of failing one after the other.
 * @throws SERVICE_UNAVAILABLE when too many wait; the reason of the cancellation.
 */
export function limitConcurrency(
  slots: number,
  concernsAll: (error: unknown) => boolean = () => false,
) {
  const first = new Set<Waiting>();
  const others = new Set<Waiting>();
  let running = 0;
  const dequeue = (queue: Set<Waiting>, one: Waiting | undefined) => {
    if (one) {
      queue.delete(one);
    }
    return one;
  };
  const dequeueNext = () => dequeue(first, oldest(first)) ?? dequeue(others, oldest(others));
  const evictLast = (precedes: boolean) => {
    if (first.size + others.size >= MAX_WAITING) {
      const last = precedes ? dequeue(others, [...others].at(-1)) : undefined;
      if (!last) {
        throw queueFull();
      }
      last.reject(queueFull());
    }
  };
  const acquireSlot = async (precedes: boolean) => {
    throwIfCancelled();
    if (running < slots) {
      running += 1;
      return;
    }
    evictLast(precedes);
    await wait(precedes ? first : others);
  };
  const rejectAll = (error: unknown) => {
    for (let one = dequeueNext(); one; one = dequeueNext()) {
      one.reject(error);
    }
  };
  return async <T>(task: () => Promise<T>, { first: precedes = false }: Precedence = {}) => {
    await acquireSlot(precedes);
    try {
      throwIfCancelled();
      return await task();
    } catch (error) {
      if (concernsAll(error)) {
        rejectAll(error);
      }
      throw error;
    } finally {
      const following = dequeueNext();
      if (following) {
        following.resolve();
      } else {
        running -= 1;
      }
    }
  };
}
