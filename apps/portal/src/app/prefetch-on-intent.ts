import { publicPageAt } from './public-pages.tsx';

/** What tells that a link may be followed next: the mouse over it, the focus on it, a finger on it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  // Whoever follows the link tries again, and is told when it fails once more.
  publicPageAt(link.pathname)
    ?.screen?.load()
    .catch(() => undefined);
}

/** Fetches the code of a page as soon as somebody seems about to open it. */
export function prefetchOnIntent(): void {
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
}
