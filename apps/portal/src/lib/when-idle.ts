/** Events by which a user starts to use the page. */
const actions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which the page no longer waits for an idle period. */
const idleTimeout = 2000;

/** Resolves once the page is loaded and idle, or on the first interaction. */
export function whenIdle(): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve) => {
    const finish = () => resolve();
    for (const action of actions) {
      window.addEventListener(action, finish, { capture: true, signal: waiting.signal });
    }
    const onLoad = () => {
      // Safari has no idle callback: the next task replaces it.
      if (typeof requestIdleCallback !== 'function') setTimeout(finish);
      else requestIdleCallback(finish, { timeout: idleTimeout });
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  }).finally(() => waiting.abort());
}
