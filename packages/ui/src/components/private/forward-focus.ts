import type { FocusEvent } from 'react';

/**
 * Fires a focus event of the visible control on its hidden input: handlers of forms read `name` and
 * value from the target.
 */
export function forwardFocus(
  input: HTMLInputElement | null,
  type: 'focusin' | 'focusout',
  { relatedTarget }: FocusEvent,
): void {
  input?.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }));
}
