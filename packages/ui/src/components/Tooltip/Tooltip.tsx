import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, useId, useRef, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useTriggerEvents } from './use-trigger-events.ts';

const panel = lazyChunk(() => import('./TooltipPanel.tsx').then((module) => module.TooltipPanel));

export const tooltipSides = ['top', 'bottom'] as const;

export interface TooltipProps {
  /** Short supplementary text. It must not be the only place of important information. */
  text: string;
  /** Preferred side of the trigger. @defaultValue 'top' */
  side?: (typeof tooltipSides)[number] | undefined;
  /** Trigger of the tooltip. It must be focusable, for keyboard users. */
  children: ReactElement;
}

/**
 * Supplementary text that appears while its trigger has hover or keyboard focus. The pointer can
 * move onto it, and Escape hides it (WCAG 1.4.13). It does not appear on touch screens. Its code is
 * fetched when the trigger first receives the pointer or the focus.
 */
export function Tooltip({ text, side = 'top', children, ...outer }: TooltipProps) {
  const { chunk: Panel, load } = useLazyChunk(panel);
  const [isOpen, setIsOpen] = useState(false);
  const { triggerProps, connect } = useTriggerEvents(load);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      {/* As the trigger of a menu or a popover it passes on what that sets on its trigger. */}
      <Slot {...outer}>
        <Slot {...triggerProps} ref={trigger} aria-describedby={isOpen ? id : undefined}>
          {children}
        </Slot>
      </Slot>
      {Panel ? <Panel {...{ text, side, id, trigger, connect }} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
