import { type RefObject, useMemo, useRef } from 'react';

/** Sent content and its key. */
export interface SentContent {
  content: string;
  key: string;
}

/** The idempotency key of a request (decisions §3). */
export interface IdempotencyKey {
  /**
   * The key of a content: created before the first request, and the same for each retry, so that a
   * request whose response was lost is not executed twice.
   * @param content all that is sent except proofs (password, bot check), which differ between
   * tries.
   */
  keyOf: (content: unknown) => string;
  /** Whether a content is the one that was sent last: a retry, which has its key. */
  isRetry: (content: unknown) => boolean;
  /** Discards the key after success: the same content is then a new request. */
  forget: () => void;
}

/** The idempotency key of a form. @param stored the last content, if it must outlive the form. */
export function useIdempotencyKey(stored?: RefObject<SentContent | null>): IdempotencyKey {
  const own = useRef<SentContent | null>(null);
  const last = stored ?? own;
  return useMemo(
    () => ({
      isRetry: (values) => last.current?.content === JSON.stringify(values),
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
