import { useEffect } from 'react';

/** Events which show that the user is about to use a control. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * Calls `load` when the pointer or the focus reaches one of the page's controls.
 * @param selector selector of the controls; null once the chunk is loaded.
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
