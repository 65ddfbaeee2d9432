import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Property = 'checked' | 'value';

/**
 * Returns the accessor of a property: the one that React defines on the element, or that of the
 * prototype.
 */
function accessorOf(input: HTMLInputElement, property: Property): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(input, property);
  return own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property) ?? {};
}

/**
 * Notifies when a property of a native input is set by script, by a form library, React or a form
 * reset. These fire no event.
 * @param onSet called each time the property is set, even to the same value.
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
