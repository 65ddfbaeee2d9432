import { useEffect } from 'react';
import { useSessionStore } from './api-context.ts';

/** Milliseconds after which the task no longer waits until the page is idle. */
const idleTimeout = 2000;

/** Runs a task when the page is idle. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  // Safari has no idle callback: there a timer replaces it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: idleTimeout });
  return () => cancelIdleCallback(handle);
}

/**
 * Validates the session, once per page (§4). `now` is for content that depends on it; `if-likely` for
 * content that only shows it: no request is sent for a visitor who never signed in here, and otherwise
 * it waits until the page is idle.
 */
export function useSessionStart(when: 'now' | 'if-likely'): void {
  const session = useSessionStore();
  useEffect(() => {
    if (when === 'now') {
      void session.start();
      return;
    }
    if (session.isLikely()) return whenIdle(() => void session.start());
  }, [session, when]);
}
