/** Remembers, over reloads, that a sign-out has not reached the backend yet (decisions §3). */
export interface LogoutMarker {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

const storageKey = 'session.logout-pending';

/** A marker in localStorage, or in memory where storage is forbidden. */
export function browserMarker(): LogoutMarker {
  let memory = false;
  const storage = (): Storage | null => {
    try {
      return typeof window === 'undefined' ? null : window.localStorage;
    } catch {
      return null;
    }
  };
  return {
    isSet: () => memory || storage()?.getItem(storageKey) === '1',
    set: () => {
      memory = true;
      storage()?.setItem(storageKey, '1');
    },
    clear: () => {
      memory = false;
      storage()?.removeItem(storageKey);
    },
  };
}
