import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { keepEscapeForFields } from '../keep-escape-for-fields.ts';
import {
  backdrop,
  description as descriptionClass,
  foot,
  head,
  placement as placementClass,
  title as titleClass,
} from './Overlay.css.ts';
import { OverlayBody } from './OverlayBody.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

export interface OverlayProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false on Escape, on the close button and on a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Names it; shown as its heading. */
  title: string;
  /** A line under the heading, read when it opens. */
  description?: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  /** The content; it scrolls when it is higher than the screen. */
  children?: ReactNode;
  /** The actions, always visible. The one that confirms comes last. */
  footer?: ReactNode;
}

const stay = (event: Event) => event.preventDefault();

interface OverlayFrameProps extends Omit<OverlayProps, 'closeLabel'> {
  placement: keyof typeof placementClass;
  /** Names the close button; left out, there is none. */
  closeLabel?: string | undefined;
  /** `alertdialog` where an answer is needed: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** What has the focus at first; left out, the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The common base of what lies over the page: focus kept inside, Escape, focus given back. */
export function Overlay(props: OverlayFrameProps) {
  const { open, onOpenChange, title, description, closeLabel, placement } = props;
  const { role = 'dialog', initialFocus } = props;
  const focus = useReturnFocus(initialFocus);
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={backdrop} />
        <Radix.Content
          className={placementClass[placement]}
          role={role}
          aria-modal="true"
          onInteractOutside={role === 'alertdialog' ? stay : undefined}
          onEscapeKeyDown={keepEscapeForFields}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={head}>
            <div>
              <Radix.Title className={titleClass}>{title}</Radix.Title>
              {description ? (
                <Radix.Description className={descriptionClass}>{description}</Radix.Description>
              ) : null}
            </div>
            {closeLabel ? (
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<X />} />
              </Radix.Close>
            ) : null}
          </div>
          {props.children ? <OverlayBody>{props.children}</OverlayBody> : null}
          {props.footer ? <div className={foot}>{props.footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
