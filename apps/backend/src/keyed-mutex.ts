import pLimit, { type LimitFunction } from 'p-limit';
import { throwIfCancelled } from './cancellation.ts';

/**
 * A mutex for each key, in this process: runs one task of a key at a time. The others wait in order and
 * without a connection, so that a client with many requests waits for its own, and does not block all
 * connections with waits for one row. A request that is cancelled before its task starts runs nothing.
 */
export function createKeyedMutex() {
  const mutexes = new Map<string, LimitFunction>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const mutex = mutexes.get(key) ?? pLimit(1);
    mutexes.set(key, mutex);
    try {
      return await mutex(() => {
        throwIfCancelled();
        return task();
      });
    } finally {
      if (mutex.activeCount === 0 && mutex.pendingCount === 0) {
        mutexes.delete(key);
      }
    }
  };
}
