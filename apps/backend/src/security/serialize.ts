import { stopIfCancelled } from '../cancellation.ts';

/**
 * Runs tasks of the same subject one after the other, in this process. Without it the limit on
 * guesses would reject an account's owner who signs in on many devices at the same moment. What was
 * cancelled before its turn is passed over.
 */
export function serializeBy() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(subject: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(subject) ?? Promise.resolve();
    const runNext = () => {
      stopIfCancelled();
      return task();
    };
    const mine = before.then(runNext, runNext);
    const finished = mine.catch(() => undefined);
    last.set(subject, finished);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === finished) {
        last.delete(subject);
      }
    }
  };
}
