import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { startTransition, useDeferredValue } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { reserveEscapeForFields } from '../reserve-escape-for-fields.ts';
import {
  backdrop,
  description as descriptionClass,
  foot,
  head,
  placement as placementClass,
  title as titleClass,
} from './Overlay.css.ts';
import { OverlayBody } from './OverlayBody.tsx';
import type { OverlayFrameProps } from './overlay-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollLock } from './use-scroll-lock.ts';

const stay = (event: Event) => event.preventDefault();

/** An overlay: focus trap, Escape, focus return. */
export function OverlayFrame(props: OverlayFrameProps) {
  const { open, onOpenChange, title, description, closeLabel, placement } = props;
  const { role = 'dialog', initialFocus } = props;
  const focus = useReturnFocus(initialFocus);
  // The click is painted first; then the content mounts or unmounts.
  const change = (next: boolean) => startTransition(() => onOpenChange(next));
  const isShown = useDeferredValue(open, false) && open;
  useScrollLock(isShown);
  if (!isShown) return null;
  // Not Radix's portal: it mounts its content in a second, synchronous render,
  // however large. Mounted in the transition, a form does not block the page.
  return createPortal(
    <Radix.Root open onOpenChange={change}>
      <div className={backdrop} />
      <Radix.Content
        className={placementClass[placement]}
        role={role}
        aria-modal="true"
        onInteractOutside={role === 'alertdialog' ? stay : undefined}
        onEscapeKeyDown={reserveEscapeForFields}
        onOpenAutoFocus={focus.handleOpen}
        onCloseAutoFocus={focus.handleClose}
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
    </Radix.Root>,
    document.body,
  );
}
