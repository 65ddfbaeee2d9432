/** A yes or no that this browser remembers, over reloads and in all its tabs. */
export interface BrowserFlag {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/**
 * A flag in localStorage, which alone counts where there is one, as any tab may change it; in
 * memory where storage is forbidden or full.
 */
export function browserFlag(storageKey: string): BrowserFlag {
  let memory = false;
  const change = (value: boolean, store: (storage: Storage) => void) => {
    memory = false;
    try {
      store(window.localStorage);
    } catch {
      memory = value;
    }
  };
  return {
    isSet: () => {
      try {
        return memory || window.localStorage.getItem(storageKey) === '1';
      } catch {
        return memory;
      }
    },
    set: () => change(true, (storage) => storage.setItem(storageKey, '1')),
    clear: () => change(false, (storage) => storage.removeItem(storageKey)),
  };
}
