import { useEffect } from 'react';

/**
 * Focuses a field when its form appears. A user who is in a field already, such as one of a
 * prerendered page before its script has loaded, stays there.
 * @param name the field's name.
 */
export function useInitialFocus(name: string): void {
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    // In the same task as the check: `setFocus` of React Hook Form waits for the next one, and what a
    // user of the password field types then would be readable in the field before it.
    document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  }, [name]);
}
