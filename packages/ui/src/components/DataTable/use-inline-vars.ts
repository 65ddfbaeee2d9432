import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets CSS variables on an element by script, because a strict content security policy rejects
 * `style` attributes in prerendered HTML.
 * @param vars values by variable, written `var(--name)` as vanilla-extract returns them.
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
