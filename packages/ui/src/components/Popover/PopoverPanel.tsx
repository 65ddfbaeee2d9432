import * as Radix from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ExternalTrigger } from '../private/Floating/ExternalTrigger.tsx';
import type { FloatingProps } from '../private/Floating/use-floating.ts';
import { ignoreRepeatedEnter } from '../private/ignore-repeated-enter.ts';
import { reserveEscapeForFields } from '../private/reserve-escape-for-fields.ts';
import { useFocusInView } from '../private/use-focus-in-view.ts';
import { body, head, popover, title as titleClass } from './Popover.css.ts';

interface PopoverPanelProps extends FloatingProps {
  title: string;
  closeLabel: string;
  align: 'start' | 'center' | 'end';
  /** CSS selector of the element that receives the initial focus. @defaultValue the close button */
  initialFocus?: string | undefined;
  children: ReactNode;
}

/** The panel of a popover. A lazy chunk: loaded before the first one opens. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { open, onOpenChange, id, trigger, title, closeLabel, align, initialFocus, children } =
    props;
  const titleId = useId();
  useFocusInView(open);
  // Not `autoFocus` of the content: a dialog around the popover would take the focus back.
  const focusFirst = (event: Event) => {
    const content = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    const first = initialFocus ? content?.querySelector<HTMLElement>(initialFocus) : null;
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <ExternalTrigger to={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={titleId}
          onOpenAutoFocus={focusFirst}
          onEscapeKeyDown={reserveEscapeForFields}
          onKeyDownCapture={ignoreRepeatedEnter}
          className={popover}
        >
          <div className={head}>
            <p id={titleId} className={titleClass}>
              {title}
            </p>
            <Radix.Close asChild>
              <IconButton size="sm" label={closeLabel} icon={<X />} />
            </Radix.Close>
          </div>
          <div className={body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
