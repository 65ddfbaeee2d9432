import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSetByScript } from '../private/use-set-by-script.ts';

/**
 * Tracks whether a native checkbox is checked. The element is the source of truth: a form library
 * sets its `checked` by script, which fires no event, and so does a reset of the form.
 * @returns the state, and a function that reads it again after an event.
 */
export function useNativeChecked(ref: RefObject<HTMLInputElement | null>, initial: boolean) {
  const [isChecked, setChecked] = useState(initial);
  const read = () => setChecked(ref.current?.checked ?? initial);
  useLayoutEffect(read);
  useSetByScript(ref, 'checked', read);
  return { isChecked, read };
}
