import { AppError } from '../app-error.ts';

/** More than this many waiting hashes would outlast the client's patience. */
const MOST_WAITING = 500;

type Waiting = PromiseWithResolvers<void>;

/**
 * Runs at most `slots` tasks at a time, in the order in which they came.
 * @param endsAll a fault that meets whoever waits as well, such as a database that is away: they
 * are told at once instead of meeting it one after the other.
 * @throws SERVICE_UNAVAILABLE when too many wait.
 */
export function bounded(slots: number, endsAll: (error: unknown) => boolean = () => false) {
  let waiting: Waiting[] = [];
  let running = 0;
  const turn = async () => {
    if (running < slots) {
      running += 1;
      return;
    }
    if (waiting.length >= MOST_WAITING) {
      throw new AppError('SERVICE_UNAVAILABLE', { retry_after: 5 });
    }
    const mine = Promise.withResolvers<void>();
    waiting.push(mine);
    await mine.promise;
  };
  const refuseAll = (error: unknown) => {
    const refused = waiting;
    waiting = [];
    for (const one of refused) {
      one.reject(error);
    }
  };
  return async <T>(task: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await task();
    } catch (error) {
      if (endsAll(error)) {
        refuseAll(error);
      }
      throw error;
    } finally {
      const next = waiting.shift();
      if (next) {
        next.resolve();
      } else {
        running -= 1;
      }
    }
  };
}
