import { type ComponentProps, type FocusEvent, type PointerEvent, useRef } from 'react';
import type { TriggerHandlers } from '../private/Floating/ExternalTrigger.tsx';

type Trigger = HTMLButtonElement;

/**
 * Forwards the events of a trigger to handlers that are loaded later. Once they are loaded, it
 * repeats the event that would have opened the tooltip if the trigger still has hover or focus.
 * @param load fetches the handlers; not called on touch, where no tooltip appears.
 */
export function useTriggerEvents(load: () => Promise<unknown>) {
  const handlers = useRef<TriggerHandlers | null>(null);
  const repeat = useRef<((handlers: TriggerHandlers) => void) | null>(null);
  const isDown = useRef(false);
  const open = (call: (handlers: TriggerHandlers) => void) => {
    if (handlers.current) return call(handlers.current);
    repeat.current = call;
    void load();
  };
  const forget = () => {
    repeat.current = null;
  };
  const triggerProps = {
    onPointerMove: (event: PointerEvent<Trigger>) => {
      if (event.pointerType !== 'touch') open(({ onPointerMove }) => onPointerMove?.(event));
    },
    onPointerLeave: (event) => {
      isDown.current = false;
      forget();
      handlers.current?.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      isDown.current = true;
      forget();
      handlers.current?.onPointerDown?.(event);
    },
    onPointerUp: () => {
      isDown.current = false;
    },
    onFocus: (event: FocusEvent<Trigger>) => {
      // The focus of a click or a tap; a tooltip would cover what the click does.
      if (!isDown.current) open(({ onFocus }) => onFocus?.(event));
    },
    onBlur: (event) => {
      forget();
      handlers.current?.onBlur?.(event);
    },
    onClick: (event) => {
      forget();
      handlers.current?.onClick?.(event);
    },
  } satisfies TriggerHandlers & Pick<ComponentProps<'button'>, 'onPointerUp'>;
  const connect = (loaded: TriggerHandlers) => {
    handlers.current = loaded;
    repeat.current?.(loaded);
    forget();
  };
  return { triggerProps, connect };
}
