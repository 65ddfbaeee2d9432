import * as Radix from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { keepEscapeForFields } from '../private/keep-escape-for-fields.ts';
import { body, head, popover, title as titleClass } from './Popover.css.ts';

export const popoverAlignments = ['start', 'center', 'end'] as const;

interface PopoverBaseProps {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names it; shown as its heading. */
  title: string;
  /** Names the close button. */
  closeLabel: string;
  /** The edge of the trigger at which it stands. @defaultValue 'start' */
  align?: (typeof popoverAlignments)[number] | undefined;
  children: ReactNode;
}

/** The caller holds whether it is open, or leaves it to the trigger. */
type PopoverOpenProps =
  | { open: boolean; onOpenChange: (open: boolean) => void }
  | { open?: undefined; onOpenChange?: undefined };

export type PopoverProps = PopoverBaseProps & PopoverOpenProps;

/** Something to look up or to set, beside what it belongs to; the page behind stays in use. */
export function Popover(props: PopoverProps) {
  const { trigger, title, closeLabel, align = 'start', open, onOpenChange, children } = props;
  const titleId = useId();
  return (
    <Radix.Root {...(open === undefined ? {} : { open, onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={titleId}
          onEscapeKeyDown={keepEscapeForFields}
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
