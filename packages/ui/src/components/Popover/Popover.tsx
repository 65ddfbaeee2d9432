import { Slot } from '@radix-ui/react-slot';
import type { ReactElement, ReactNode } from 'react';
import { useFloating } from '../private/Floating/use-floating.ts';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import type { NoAttributes } from '../private/types.ts';
import { useControllable } from '../private/use-controllable.ts';

const panel = lazyChunk(() => import('./PopoverPanel.tsx').then((module) => module.PopoverPanel));

export const popoverAlignments = ['start', 'center', 'end'] as const;

interface PopoverBaseProps extends NoAttributes {
  /** Button that opens the popover: a `Button` or an `IconButton`, also one in a `Tooltip`. */
  trigger: ReactElement;
  /** Heading and accessible name of the popover. */
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Edge of the trigger with which the popover is aligned. @defaultValue 'start' */
  align?: (typeof popoverAlignments)[number] | undefined;
  children: ReactNode;
}

/** Controlled with `open` and `onOpenChange`, or uncontrolled without them. */
type PopoverOpenProps =
  | {
      /** Whether the popover is open (controlled). */
      open: boolean;
      /**
       * Called when the user opens or closes the popover, or with `false` if its code cannot be
       * loaded.
       */
      onOpenChange: (open: boolean) => void;
    }
  | { open?: undefined; onOpenChange?: undefined };

export type PopoverProps = PopoverBaseProps & PopoverOpenProps;

/**
 * A non-modal panel beside the button that opens it, for information or a few settings. The code of
 * the panel is fetched when the button receives the pointer or the focus.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, closeLabel, align = 'start', open, onOpenChange, children } = props;
  const [isOpen, setOpen] = useControllable({
    value: open,
    initial: false,
    onChange: onOpenChange,
  });
  const floating = useFloating(panel, { popup: 'dialog', isOpen, setOpen });
  const { chunk: Panel, triggerProps, floatingProps } = floating;
  return (
    <>
      <Slot {...triggerProps}>{trigger}</Slot>
      {Panel ? (
        <Panel {...floatingProps} {...{ title, closeLabel, align }}>
          {children}
        </Panel>
      ) : null}
    </>
  );
}
