import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many characters stand in an input, as a person counts them. Read from the input after each
 * render as well, because a form library fills it without telling anybody.
 */
export function useLength(input: RefObject<HTMLInputElement | null>) {
  const [length, setLength] = useState(0);
  const read = () => setLength([...(input.current?.value ?? '')].length);
  useLayoutEffect(read);
  return { length, read };
}
