import { type RefObject, useMemo, useRef } from 'react';

/** A content that was sent, and the key that it was sent under. */
export interface SentContent {
  content: string;
  key: string;
}

/** The key under which something is sent (decisions §3). */
export interface IdempotencyKey {
  /**
   * The key of a content: made before it is first sent, and the same for each further try of it, so
   * that what was done although its answer was lost is not done twice.
   * @param content all that is sent but its proofs (password, bot check), which differ between tries.
   */
  keyOf: (content: unknown) => string;
  /** Once it is done: the same content is then something new. */
  forget: () => void;
}

/**
 * The idempotency key of a form.
 * @param held where the last content is kept, if it must outlive the form.
 */
export function useIdempotencyKey(held?: RefObject<SentContent | null>): IdempotencyKey {
  const own = useRef<SentContent | null>(null);
  const last = held ?? own;
  return useMemo(
    () => ({
      keyOf: (values) => {
        const content = JSON.stringify(values);
        if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
        return last.current.key;
      },
      forget: () => {
        last.current = null;
      },
    }),
    [last],
  );
}
