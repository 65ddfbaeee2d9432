import { useEffect } from 'react';

/** The mouse or a finger over it, or the focus on it. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Calls `want` when somebody seems about to press one of the page's controls.
 * @param selector which controls; null once nothing is wanted any more.
 */
export function usePageIntent(selector: string | null, want: () => Promise<unknown>): void {
  useEffect(() => {
    if (selector === null) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) void want();
    };
    for (const intent of intents) document.addEventListener(intent, listen, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, listen);
    };
  }, [selector, want]);
}
