import { useEffect } from 'react';

/** Dialogs that are open over the page: their keys have precedence. */
const overlays = '[aria-modal="true"]';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Calls back on Ctrl+K, ⌘K on a Mac, unless a dialog is open. */
export function useFindKey(onKey: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      // Ctrl+K deletes to the end of a line on a Mac.
      const isModified = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      // The key last: Chrome fires events without one when it fills in a form.
      if (!isModified || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      // The browser would move the focus to its address bar.
      event.preventDefault();
      if (!document.querySelector(overlays)) onKey();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onKey]);
}

/** The shortcut as it is written on the keyboard of this device. */
export const findShortcut = (): string => (isMac() ? '⌘K' : 'Ctrl+K');
