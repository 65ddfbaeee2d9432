import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The number of code points in an input. Read from the input after each
 * render as well, because a form library fills it without an event.
 */
export function useLength(input: RefObject<HTMLInputElement | null>) {
  const [length, setLength] = useState(0);
  const read = () => setLength([...(input.current?.value ?? '')].length);
  useLayoutEffect(read);
  return { length, read };
}
