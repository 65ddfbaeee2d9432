import * as Radix from '@radix-ui/react-tooltip';
import type { RefObject } from 'react';
import { ExternalTrigger, type TriggerHandlers } from '../private/Floating/ExternalTrigger.tsx';
import { tooltip } from './Tooltip.css.ts';
import type { TooltipProps } from './Tooltip.tsx';

/** Hover delay in milliseconds, so that moving over a row of buttons shows nothing. */
const DELAY_MS = 400;

interface TooltipPanelProps extends Required<Pick<TooltipProps, 'text' | 'side'>> {
  /** The `id` of the tooltip, which `aria-describedby` of the trigger references. */
  id: string;
  trigger: RefObject<HTMLElement | null>;
  /** Receives the event handlers of Radix for the trigger. */
  connect: (handlers: TriggerHandlers) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The floating text of a tooltip. A lazy chunk: loaded before the first one opens. */
export function TooltipPanel(props: TooltipPanelProps) {
  const { text, side, id, trigger, onOpenChange } = props;
  // Not in the effect: strict mode unmounts what has just mounted, which ends the hover delay.
  const connect = (handlers: TriggerHandlers) => queueMicrotask(() => props.connect(handlers));
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>
          <ExternalTrigger to={trigger} connect={connect} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            className={tooltip}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
