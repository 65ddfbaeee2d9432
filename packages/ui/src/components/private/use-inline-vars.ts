import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets CSS variables (`var(--name)`, as vanilla-extract gives them) on an element by script. A
 * `style` attribute in rendered HTML would be rejected by a strict content security policy.
 */
export function useInlineVars(
  ref: RefObject<HTMLElement | null>,
  vars: Readonly<Record<string, string>>,
): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(vars)) {
      ref.current?.style.setProperty(name.replace(/^var\((.*)\)$/, '$1'), value);
    }
  }, [ref, vars]);
}
