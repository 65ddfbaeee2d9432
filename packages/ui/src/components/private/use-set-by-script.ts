import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Property = 'checked' | 'value';

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
    const own = Object.getOwnPropertyDescriptor(input, property);
    const accessor = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property);
    Object.defineProperty(input, property, {
      ...accessor,
      configurable: true,
      set: (value: unknown) => {
        accessor?.set?.call(input, value);
        notify();
      },
    });
    // Effects may run again for the same element: each would wrap the accessor of the one before.
    return () => {
      if (own) Object.defineProperty(input, property, own);
      else Reflect.deleteProperty(input, property);
    };
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
