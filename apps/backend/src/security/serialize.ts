import { stopIfCancelled } from '../cancellation.ts';

/**
 * Runs tasks of the same subject one after the other, in this process. Without it the limit on
 * guesses would refuse an account's owner who signs in on many devices at the same moment. What was
 * cancelled before its turn is passed over.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(subject: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(subject) ?? Promise.resolve();
    const inMyTurn = () => {
      stopIfCancelled();
      return task();
    };
    const mine = before.then(inMyTurn, inMyTurn);
    const settled = mine.catch(() => undefined);
    last.set(subject, settled);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === settled) {
        last.delete(subject);
      }
    }
  };
}
