/** Those who learn of back and forward before the router. Only the last one does, that of a dialog over a page. */
export const historyInterceptors: ((event: PopStateEvent) => void)[] = [];

/**
 * Starts to listen to back and forward. It has to be called before the router does the same: at the
 * window, browsers call listeners in the order in which they were added.
 */
export function listenToHistory(): void {
  window.addEventListener('popstate', (event) => historyInterceptors.at(-1)?.(event));
}
