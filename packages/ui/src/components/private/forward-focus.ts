import type { FocusEvent } from 'react';

/**
 * Dispatches a focus event of the visible control on its hidden input, because form libraries read
 * the name and the value from the event target.
 */
export function forwardFocus(
  input: HTMLInputElement | null,
  type: 'focusin' | 'focusout',
  { relatedTarget }: FocusEvent,
): void {
  input?.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }));
}
