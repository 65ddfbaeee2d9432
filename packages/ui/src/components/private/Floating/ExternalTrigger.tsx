import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
} from 'react';

/** The events by which floating content opens and closes without a click. */
export type TriggerHandlers = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

interface ExternalTriggerProps extends TriggerHandlers {
  /** Set by Radix's `Trigger`. */
  ref?: Ref<HTMLElement | null> | undefined;
  /** The trigger, which is rendered before the library is loaded. */
  to: RefObject<HTMLElement | null>;
  /** Receives the handlers of Radix's `Trigger` after each render; without it they are dropped. */
  connect?: ((handlers: TriggerHandlers) => void) | undefined;
}

/**
 * Gives Radix a trigger outside of its tree: the only child of its `Trigger asChild`.
 * The real one is never mounted again, so that it preserves the focus and loses no click.
 */
export function ExternalTrigger({ ref, to, connect, ...handlers }: ExternalTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  useEffect(() => connect?.(handlers));
  return null;
}
