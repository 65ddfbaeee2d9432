import { useEffect } from 'react';
import { useSessionStore } from './api-context.ts';

/** Milliseconds after which an idle moment is no longer waited for. */
const idlePatience = 2000;

/** Runs a task when the page has nothing to do. Gives a function that takes it back. */
function whenIdle(task: () => void): () => void {
  // Safari has no idle callback: there the next turn has to do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: idlePatience });
  return () => cancelIdleCallback(handle);
}

/**
 * Has the session validated, once in all (§4). `now` is for what depends on it; `if-likely` for
 * what only shows it: nobody is asked about a visitor who never signed in here, and others wait
 * until the page has nothing else to do.
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
