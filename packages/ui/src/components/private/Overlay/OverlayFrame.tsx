import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, startTransition, useDeferredValue, useRef, useState } from 'react';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { ignoreRepeatedEnter } from '../ignore-repeated-enter.ts';
import { reserveEscapeForFields } from '../reserve-escape-for-fields.ts';
import { useFocusInView } from '../use-focus-in-view.ts';
import { useScrollStop } from '../use-scroll-stop.ts';
import { focusFirst } from './focus-first.ts';
import { findOpener } from './last-clicked.ts';
import {
  backdrop as backdropClass,
  body,
  description as descriptionClass,
  foot,
  head,
  placement as placementClass,
  title as titleClass,
} from './Overlay.css.ts';
import type { OverlayFrameProps } from './overlay-props.ts';
import { findPlaceAround, returnFocus } from './return-focus.ts';
import { isSecondClick, restoreFocus } from './second-click.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/** The scrollable content of an overlay. */
function OverlayBody({ children }: { children: ReactNode }) {
  return (
    <div {...useScrollStop<HTMLDivElement>()} className={body}>
      <div>{children}</div>
    </div>
  );
}

function OverlayContent(props: OverlayFrameProps) {
  const { title, description, closeLabel, placement, role = 'dialog', initialFocus } = props;
  const { backdrop = 'dimmed' } = props;
  const [opener] = useState(findOpener);
  const [openedAt] = useState(() => performance.now());
  const lastFocused = useRef<HTMLElement>(null);
  const [around] = useState(() => findPlaceAround(opener));
  useFocusInView();
  // A dialog is part of a page, which removes it; a drawer may be outside of the pages.
  useCloseOnBack(placement !== 'center', () => props.onOpenChange(false));
  // Radix returns the focus only to its own trigger, and overlays are controlled.
  const leave = (event: Event) => {
    event.preventDefault();
    returnFocus(opener, around);
  };
  const stayOpen = (event: Event) => {
    if (role !== 'alertdialog' && !isSecondClick(event, opener, openedAt)) return;
    event.preventDefault();
    restoreFocus(lastFocused.current);
  };
  return (
    <Radix.Portal>
      <div className={backdropClass[backdrop]} />
      <Radix.Content
        className={placementClass[placement]}
        role={role}
        aria-modal="true"
        data-print="only"
        onInteractOutside={stayOpen}
        onKeyDownCapture={ignoreRepeatedEnter}
        onFocusCapture={({ target }) => {
          lastFocused.current = target;
        }}
        onEscapeKeyDown={reserveEscapeForFields}
        onOpenAutoFocus={(event) => focusFirst(event, initialFocus)}
        onCloseAutoFocus={leave}
      >
        <div className={head}>
          <div>
            <Radix.Title className={titleClass}>{title}</Radix.Title>
            {description ? (
              <Radix.Description asChild>
                <div className={descriptionClass}>{description}</div>
              </Radix.Description>
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
  );
}

/** A modal overlay by Radix, which traps the focus, closes on Escape and returns the focus. */
export function OverlayFrame(props: OverlayFrameProps) {
  const { open, onOpenChange } = props;
  // The click is painted first; then the content mounts or unmounts.
  const change = (next: boolean) => startTransition(() => onOpenChange(next));
  const isShown = useDeferredValue(open, false) && open;
  useScrollLock(isShown);
  if (!isShown) return null;
  return (
    <Radix.Root open onOpenChange={change}>
      <OverlayContent {...props} />
    </Radix.Root>
  );
}
