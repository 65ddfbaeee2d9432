import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Property = 'checked' | 'value';

/** The accessor of a property: React's own on the element, or that of all inputs. */
function accessorOf(input: HTMLInputElement, property: Property): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(input, property);
  return own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property) ?? {};
}

/**
 * Reports what fires no event: that a form library, React or a reset of the form has set a property
 * of a native input by script.
 * @param onSet called after the property was set, with the same value too.
 */
export function useSetByScript(
  ref: RefObject<HTMLInputElement | null>,
  property: Property,
  onSet: () => void,
): void {
  const notify = useEffectEvent(onSet);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return;
    const accessor = accessorOf(input, property);
    Object.defineProperty(input, property, {
      ...accessor,
      configurable: true,
      set: (value: unknown) => {
        accessor.set?.call(input, value);
        notify();
      },
    });
  }, [ref, property]);
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return;
    // Controls are reset after the event.
    const reset = () => setTimeout(notify);
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [ref]);
}
