import pLimit, { type LimitFunction } from 'p-limit';
import { throwIfCancelled } from './cancellation.ts';

/**
 * Limits the concurrent tasks of a key in this process; the others wait in order and without a
 * connection. So a client with many requests waits for its own, and does not block all connections
 * with waits for one row. A request that is cancelled before its task starts runs nothing.
 * @param concurrency tasks of one key at a time; 1 serializes them.
 */
export function limitByKey(concurrency: number) {
  const limits = new Map<string, LimitFunction>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const limit = limits.get(key) ?? pLimit(concurrency);
    limits.set(key, limit);
    try {
      return await limit(() => {
        throwIfCancelled();
        return task();
      });
    } finally {
      if (limit.activeCount === 0 && limit.pendingCount === 0) {
        limits.delete(key);
      }
    }
  };
}
