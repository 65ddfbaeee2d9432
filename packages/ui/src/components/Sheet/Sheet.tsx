import type { MouseEvent } from 'react';
import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { OverlayProps } from '../private/Overlay/overlay-props.ts';

export const sheetSides = ['end', 'bottom'] as const;

const selectors = {
  links: 'a',
  'links-and-buttons': 'a, button:not([aria-haspopup=menu])',
} as const;

export interface SheetProps extends OverlayProps {
  /** Edge of the screen from which the sheet enters. @defaultValue 'end' */
  side?: (typeof sheetSides)[number] | undefined;
  /**
   * Elements inside whose click closes the sheet, as in a menu. If omitted, clicks inside do not
   * close it. A button that opens a menu never does.
   */
  closeOnClickOf?: keyof typeof selectors | undefined;
}

/**
 * A modal drawer at an edge of the screen, for navigation and filters on small viewports. It closes
 * when the browser goes back or forward to another page.
 */
export function Sheet({ side = 'end', closeOnClickOf, children, ...props }: SheetProps) {
  const closeOnClick = (event: MouseEvent) => {
    if (!closeOnClickOf || !(event.target instanceof Element)) return;
    if (!event.target.closest(selectors[closeOnClickOf])) return;
    // After the click: if a link unmounts before its router handles the click, the browser follows
    // it and reloads the site.
    setTimeout(() => props.onOpenChange(false));
  };
  return (
    <Overlay {...props} placement={side}>
      {/* The content handles keys itself; this listens to the resulting clicks only. */}
      {closeOnClickOf ? <div onClickCapture={closeOnClick}>{children}</div> : children}
    </Overlay>
  );
}
