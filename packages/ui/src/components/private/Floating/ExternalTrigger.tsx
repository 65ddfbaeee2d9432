import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface ExternalTriggerProps {
  /** Set by Radix's `Trigger`; its other props are dropped. */
  ref?: Ref<HTMLElement | null> | undefined;
  /** The trigger, which is rendered before the library is loaded. */
  to: RefObject<HTMLElement | null>;
}

/**
 * Gives Radix a trigger outside of its tree: the only child of its `Trigger asChild`.
 * The real one is never mounted again, so that it preserves the focus and loses no click.
 */
export function ExternalTrigger({ ref, to }: ExternalTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  return null;
}
