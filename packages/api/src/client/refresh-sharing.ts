import type { RefreshOutcome, RefreshResult, RefreshSharing } from './refresh-once.ts';

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

/**
 * Milliseconds that another tab's outcome may take from its process to this one: the lock can be
 * released earlier.
 */
const propagationDelay = 100;

/** Runs a task while no other tab runs one, and after the outcome of the previous one has arrived. */
async function serialize<T>(task: () => Promise<T>): Promise<T> {
  const { held: locks = [] } = await navigator.locks.query();
  const hasToWait = locks.some(({ name }) => name === lockName);
  return navigator.locks.request(lockName, async () => {
    if (hasToWait) await new Promise((resolve) => setTimeout(resolve, propagationDelay));
    return task();
  });
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
 * Sharing over the tabs of a browser: a Web Lock serializes them, localStorage shares the outcome.
 * Only a count and a word are stored, never anything of the session itself.
 */
export function browserSharing(): RefreshSharing {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return memorySharing();
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
      exclusively: serialize,
    };
  } catch {
    // Storage can be forbidden by the browser's settings.
    return memorySharing();
  }
}
