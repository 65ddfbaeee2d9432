import type { MouseEvent } from 'react';
import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { OverlayProps } from '../private/Overlay/overlay-props.ts';

export const sheetSides = ['end', 'bottom'] as const;

const selectors = { links: 'a', 'links-and-buttons': 'a, button' } as const;

export interface SheetProps extends OverlayProps {
  /** The edge it comes from. @defaultValue 'end' */
  side?: (typeof sheetSides)[number] | undefined;
  /** Closes on a click of one of these inside it, as in a menu; omitted, no click closes it. */
  closeOnClickOf?: keyof typeof selectors | undefined;
}

/** A drawer over the page: navigation and filters on narrow screens. */
export function Sheet({ side = 'end', closeOnClickOf, children, ...props }: SheetProps) {
  const closeOnClick = (event: MouseEvent) => {
    if (!closeOnClickOf || !(event.target instanceof Element)) return;
    if (!event.target.closest(selectors[closeOnClickOf])) return;
    // After the click: a link that is unmounted before its router receives the click is
    // followed by the browser, which reloads the whole site.
    setTimeout(() => props.onOpenChange(false));
  };
  return (
    <Overlay {...props} placement={side}>
      {/* The content handles keys itself; this listens to the resulting clicks only. */}
      {closeOnClickOf ? <div onClickCapture={closeOnClick}>{children}</div> : children}
    </Overlay>
  );
}
