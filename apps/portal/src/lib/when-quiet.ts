/** What tells that somebody wants to use the page now. */
const actions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds after which an idle moment is no longer waited for. */
const idlePatience = 2000;

/**
 * Settles once the page has loaded and has nothing else to do, or as soon as somebody acts on it.
 */
export function whenQuiet(): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve) => {
    const settle = () => resolve();
    for (const action of actions) {
      window.addEventListener(action, settle, { capture: true, signal: waiting.signal });
    }
    const onLoad = () => {
      // Safari has no idle callback: there the next turn has to do.
      if (typeof requestIdleCallback !== 'function') setTimeout(settle);
      else requestIdleCallback(settle, { timeout: idlePatience });
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
  }).finally(() => waiting.abort());
}
