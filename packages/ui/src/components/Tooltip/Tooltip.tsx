import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { tooltip } from './Tooltip.css.ts';

/** How long the pointer rests before it shows: passing over a row of buttons shows nothing. */
const DELAY_MS = 400;

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
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={4} collisionPadding={8} className={tooltip}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
