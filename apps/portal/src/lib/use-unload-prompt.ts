import { useEffect } from 'react';

/**
 * While changes are unsaved, the browser asks for confirmation before the tab closes or reloads.
 */
export function useUnloadPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => window.removeEventListener('beforeunload', prompt);
  }, [isUnsaved]);
}
