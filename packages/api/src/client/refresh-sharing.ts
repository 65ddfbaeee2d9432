import type { RefreshOutcome, RefreshResult, RefreshSharing } from './refresh-once.ts';
import { propagationDelay, withStorageLock } from './storage-lock.ts';

const storageKey = 'session.last-refresh';
const lockName = 'session.refresh';

/** Sharing within one tab only, where the browser offers nothing better. */
export function memorySharing(): RefreshSharing {
  let last: RefreshOutcome | null = null;
  return {
    read: () => last,
    write: (outcome) => {
      last = outcome;
    },
    exclusively: (task) => task(),
  };
}

/** A mutex of all tabs: runs a task while no other tab runs one, and after the outcome of the previous one has arrived. */
async function withWebLock<T>(locks: LockManager, task: () => Promise<T>): Promise<T> {
  const { held: locked = [] } = await locks.query();
  const hasToWait = locked.some(({ name }) => name === lockName);
  return locks.request(lockName, async () => {
    if (hasToWait) await new Promise((resolve) => setTimeout(resolve, propagationDelay));
    return task();
  });
}

/**
 * Runs a task under the first lock that works. A lock can be missing or forbidden by the browser's
 * settings; a request must not fail for that, so the last way is to run without one: the server
 * tolerates it (ADR 006).
 */
async function exclusively<T>(storage: Storage, task: () => Promise<T>): Promise<T> {
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return task();
  };
  const { locks } = navigator as { locks?: LockManager };
  const ways = [
    ...(locks ? [() => withWebLock(locks, start)] : []),
    () => withStorageLock(storage, lockName, start),
  ];
  for (const run of ways) {
    try {
      return await run();
    } catch (error) {
      if (hasStarted) throw error;
    }
  }
  return task();
}

const results: readonly string[] = ['renewed', 'rejected', 'lost'] satisfies RefreshResult[];
const isResult = (word: string | undefined): word is RefreshResult =>
  word !== undefined && results.includes(word);

function readStored(storage: Storage): RefreshOutcome | null {
  const [digits, result] = (storage.getItem(storageKey) ?? '').split(' ');
  const count = Number(digits);
  return Number.isSafeInteger(count) && isResult(result) ? { count, result } : null;
}

/**
 * Sharing over the tabs of a browser: a lock serializes them, localStorage shares the outcome.
 * Only a count and a word are stored, never anything of the session itself.
 */
export function browserSharing(): RefreshSharing {
  if (typeof window === 'undefined') return memorySharing();
  try {
    const storage = window.localStorage;
    return {
      read: () => readStored(storage),
      write: ({ count, result }) => {
        try {
          storage.setItem(storageKey, `${count} ${result}`);
        } catch {
          // A full storage only costs the other tabs a refresh of their own.
        }
      },
      exclusively: (task) => exclusively(storage, task),
    };
  } catch {
    // Storage can be forbidden by the browser's settings.
    return memorySharing();
  }
}
