import { Slot } from '@radix-ui/react-slot';
import type { ReactElement, ReactNode } from 'react';
import { useFloating } from '../private/Floating/use-floating.ts';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useControllable } from '../private/use-controllable.ts';

const panel = lazyChunk(() => import('./PopoverPanel.tsx').then((module) => module.PopoverPanel));

export const popoverAlignments = ['start', 'center', 'end'] as const;

interface PopoverBaseProps {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names it; shown as its heading. */
  title: string;
  /** Names the close button. */
  closeLabel: string;
  /** The edge of the trigger to which it is aligned. @defaultValue 'start' */
  align?: (typeof popoverAlignments)[number] | undefined;
  children: ReactNode;
}

/** The caller holds whether it is open, or leaves it to the trigger. */
type PopoverOpenProps =
  | {
      /** Whether it is open, where the caller controls it. */
      open: boolean;
      /** The user has opened or closed it. */
      onOpenChange: (open: boolean) => void;
    }
  | { open?: undefined; onOpenChange?: undefined };

export type PopoverProps = PopoverBaseProps & PopoverOpenProps;

/**
 * Something to look up or to set, beside what it belongs to; the page behind stays in use. Its code
 * is fetched when the pointer or the focus comes to its trigger.
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
