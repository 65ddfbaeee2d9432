import * as Radix from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ExternalTrigger } from '../private/Floating/ExternalTrigger.tsx';
import type { FloatingProps } from '../private/Floating/use-floating.ts';
import { reserveEscapeForFields } from '../private/reserve-escape-for-fields.ts';
import { body, head, popover, title as titleClass } from './Popover.css.ts';

interface PopoverPanelProps extends FloatingProps {
  title: string;
  closeLabel: string;
  align: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** The content of a popover. A lazy chunk: loaded before the first one opens. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { open, onOpenChange, id, trigger, title, closeLabel, align, children } = props;
  const titleId = useId();
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
          onEscapeKeyDown={reserveEscapeForFields}
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
