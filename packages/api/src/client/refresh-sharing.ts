import type { RefreshSharing } from './refresh-once.ts';

const storageKey = 'session.last-refresh';
const lockName = 'session.refresh';

/** Sharing within one tab only, where the browser offers nothing better. */
export function memorySharing(): RefreshSharing {
  let last: ReturnType<RefreshSharing['read']> = null;
  return {
    read: () => last,
    write: (outcome) => {
      last = outcome;
    },
    exclusively: (task) => task(),
  };
}

function readStored(storage: Storage): ReturnType<RefreshSharing['read']> {
  const [at, ok] = (storage.getItem(storageKey) ?? '').split(' ');
  return at && ok ? { at: Number(at), ok: ok === 'ok' } : null;
}

/**
 * Sharing over the tabs of a browser: Web Locks hold the others back, localStorage tells them
 * that it is done. Only a time and a word are stored, never anything of the session itself.
 */
export function browserSharing(): RefreshSharing {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return memorySharing();
  try {
    const storage = window.localStorage;
    return {
      read: () => readStored(storage),
      write: ({ at, ok }) => storage.setItem(storageKey, `${at} ${ok ? 'ok' : 'refused'}`),
      exclusively: (task) => navigator.locks.request(lockName, task),
    };
  } catch {
    // Storage can be forbidden by the browser's settings.
    return memorySharing();
  }
}
