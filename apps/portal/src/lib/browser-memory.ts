import type * as z from 'zod/mini';

/** Something small that this browser remembers, such as a person's saved searches. */
export interface BrowserMemory<Value> {
  /** What is remembered; null where there is nothing, or nothing that can be read. */
  read: () => Value | null;
  /** Remembers it. Says whether the browser allowed it. */
  write: (value: Value) => boolean;
}

/**
 * A place in the browser's storage. What comes from there is held against a schema, as anybody at
 * the browser can write it.
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
