import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The accessor of `checked`: React's own on the element, or that of all inputs. */
function accessorOf(input: HTMLInputElement): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(input, 'checked');
  return own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked') ?? {};
}

/**
 * Whether a native checkbox is checked. The element is the source of truth: a form library sets its
 * `checked` by script, which fires no event, and a reset of the form sets it as well.
 * @returns the state, and a function that reads it again after an event.
 */
export function useNativeChecked(ref: RefObject<HTMLInputElement | null>, initial: boolean) {
  const [isChecked, setChecked] = useState(initial);
  const read = () => setChecked(ref.current?.checked ?? initial);
  useLayoutEffect(read);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    const accessor = accessorOf(input);
    Object.defineProperty(input, 'checked', {
      ...accessor,
      configurable: true,
      set: (value: boolean) => {
        accessor.set?.call(input, value);
        setChecked(input.checked);
      },
    });
  }, [ref]);
  useEffect(() => {
    const input = ref.current;
    const form = input?.form;
    if (!form) return;
    // Controls are reset after the event.
    const reset = () => setTimeout(() => setChecked(input.checked));
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [ref]);
  return { isChecked, read };
}
