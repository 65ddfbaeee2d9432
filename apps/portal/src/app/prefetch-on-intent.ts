import { screenAt } from './areas.ts';

/** Signs that the user may follow a link next: the pointer over it, focus on it, a touch of it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  // The navigation tries again, and reports a second failure.
  screenAt(link.pathname)
    ?.load()
    .catch(() => undefined);
}

/** Fetches the code of a page as soon as the user seems about to open it. */
export function prefetchOnIntent(): void {
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
}
