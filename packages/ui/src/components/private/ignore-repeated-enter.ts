import type { KeyboardEvent } from 'react';

/**
 * Keeps an Enter that repeats from clicking what receives the focus when a panel opens, such as its close button: the
 * panel would close before it is read. No other key clicks when it repeats. Pass it as `onKeyDownCapture`.
 */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return;
  // There it writes lines.
  if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
