import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, useId, useRef, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useTriggerEvents } from './use-trigger-events.ts';

const panel = lazyChunk(() => import('./TooltipPanel.tsx').then((module) => module.TooltipPanel));

export const tooltipSides = ['top', 'bottom'] as const;

export interface TooltipProps {
  /** Short supplementary text about its trigger; never its only place. */
  text: string;
  /** The preferred side of the trigger. @defaultValue 'top' */
  side?: (typeof tooltipSides)[number] | undefined;
  /** The trigger; it must be focusable, so that keyboard users reach it too. */
  children: ReactElement;
}

/**
 * A few words beside a control, while the pointer or the focus is on it. It can be pointed at
 * itself, stays until one leaves, and Escape puts it away (WCAG 1.4.13). On touch it does not show.
 * Its code is fetched when the pointer or the focus first comes to its control.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const { chunk: Panel, load } = useLazyChunk(panel);
  const [isOpen, setIsOpen] = useState(false);
  const { triggerProps, connect } = useTriggerEvents(load);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <Slot {...triggerProps} ref={trigger} aria-describedby={isOpen ? id : undefined}>
        {children}
      </Slot>
      {Panel ? <Panel {...{ text, side, id, trigger, connect }} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
