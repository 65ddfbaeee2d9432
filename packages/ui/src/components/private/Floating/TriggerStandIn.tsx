import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface TriggerStandInProps {
  /** Given by the library's own trigger, with props that the real one has no use for. */
  ref?: Ref<HTMLElement | null> | undefined;
  /** The trigger, which stands on the page before the library is there. */
  to: RefObject<HTMLElement | null>;
}

/**
 * Shows a library the trigger that stands outside of it: the only child of its `Trigger asChild`.
 * The real one is never drawn anew, so that it keeps the focus and no press is lost.
 */
export function TriggerStandIn({ ref, to }: TriggerStandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  return null;
}
