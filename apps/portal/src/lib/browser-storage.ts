import type * as z from 'zod/mini';

/** A small value that this browser stores, such as a user's saved searches. */
export interface BrowserStorage<Value> {
  /** The stored value; null if there is none, or if it is not valid. */
  read: () => Value | null;
  /** Stores it. Returns whether the browser allowed it. */
  write: (value: Value) => boolean;
  /** Removes it. */
  clear: () => void;
}

/** How long a value is stored: until it is removed, or until its tab closes. */
export type StorageLifetime = 'browser' | 'tab';

// Reading the property already throws where the browser blocks storage.
const storageOf = (lifetime: StorageLifetime) =>
  lifetime === 'tab' ? sessionStorage : localStorage;

/**
 * An entry of the browser's storage. Its content is validated against a schema, as users can change
 * it.
 */
export function browserStorage<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  lifetime: StorageLifetime = 'browser',
): BrowserStorage<Value> {
  return {
    read: () => {
      try {
        const stored = schema.safeParse(JSON.parse(storageOf(lifetime).getItem(key) ?? 'null'));
        return stored.success ? stored.data : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        storageOf(lifetime).setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        storageOf(lifetime).removeItem(key);
      } catch {
        // Where storage is blocked there is nothing to remove.
      }
    },
  };
}
