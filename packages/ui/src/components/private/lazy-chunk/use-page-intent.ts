import { useEffect } from 'react';

/** The mouse or a finger over it, or the focus on it. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Calls `load` when a user is about to use one of the page's controls.
 * @param selector which controls; null once the chunk is loaded.
 */
export function usePageIntent(selector: string | null, load: () => Promise<unknown>): void {
  useEffect(() => {
    if (selector === null) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) void load();
    };
    for (const intent of intents) document.addEventListener(intent, listen, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, listen);
    };
  }, [selector, load]);
}
