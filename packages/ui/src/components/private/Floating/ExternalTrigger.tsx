import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
} from 'react';

/** Events that open and close floating content without a click. */
export type TriggerHandlers = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

interface ExternalTriggerProps extends TriggerHandlers {
  /** Set by the `Trigger` of Radix. */
  ref?: Ref<HTMLElement | null> | undefined;
  /** The trigger, which is rendered before Radix is loaded. */
  to: RefObject<HTMLElement | null>;
  /**
   * Receives the handlers of the Radix `Trigger` after each render. If omitted, they are dropped.
   */
  connect?: ((handlers: TriggerHandlers) => void) | undefined;
}

/**
 * Connects Radix to a trigger outside of its tree, as the only child of its `Trigger asChild`. The
 * real trigger never remounts, so that it preserves the focus and loses no click.
 */
export function ExternalTrigger({ ref, to, connect, ...handlers }: ExternalTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => to.current, [to]);
  useEffect(() => connect?.(handlers));
  return null;
}
