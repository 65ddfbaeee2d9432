import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
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

/** The common base of what lies over the page: focus kept inside, Escape, focus given back. */
export function Overlay(props: OverlayProps & { placement: keyof typeof placementClass }) {
  const { open, onOpenChange, title, description, closeLabel, placement } = props;
  const focus = useReturnFocus();
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={backdrop} />
        <Radix.Content
          className={placementClass[placement]}
          aria-modal="true"
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
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<X />} />
            </Radix.Close>
          </div>
          {props.children ? <OverlayBody>{props.children}</OverlayBody> : null}
          {props.footer ? <div className={foot}>{props.footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
