import type * as z from 'zod/mini';

/** A small value that this browser stores, such as a user's saved searches. */
export interface BrowserMemory<Value> {
  /** The stored value; null if there is none, or if it is not valid. */
  read: () => Value | null;
  /** Stores it. Returns whether the browser allowed it. */
  write: (value: Value) => boolean;
}

/**
 * An entry of the browser's storage. Its content is validated against a schema, as users can change
 * it.
 */
export function browserMemory<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
): BrowserMemory<Value> {
  return {
    read: () => {
      try {
        const stored = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
        return stored.success ? stored.data : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}
