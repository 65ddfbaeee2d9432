type Interceptor = (event: PopStateEvent) => void;

let interceptor: Interceptor | null = null;

/**
 * Starts to listen to back and forward. It has to be called before the router does the same: at the
 * window, browsers call listeners in the order in which they were added.
 */
export function listenToHistory(): void {
  window.addEventListener('popstate', (event) => interceptor?.(event));
}

/** Calls this before the router hears of back and forward. @returns ends that. */
export function interceptHistory(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = null;
  };
}
