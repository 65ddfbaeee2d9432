import type { MouseEvent } from 'react';
import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { OverlayProps } from '../private/Overlay/overlay-props.ts';

export const sheetSides = ['end', 'bottom'] as const;

const selectors = { links: 'a', 'links-and-buttons': 'a, button' } as const;
export const drawerClickTargets = Object.keys(selectors) as (keyof typeof selectors)[];

export interface SheetProps extends OverlayProps {
  /** The edge it comes from. @defaultValue 'end' */
  side?: (typeof sheetSides)[number] | undefined;
  /** Closes once one of these was pressed inside it, as in a menu; left out, nothing does. */
  closeOnClickOf?: keyof typeof selectors | undefined;
}

/** A drawer over the page: navigation and filters on narrow screens. */
export function Sheet({ side = 'end', closeOnClickOf, children, ...props }: SheetProps) {
  const closeOnClick = (event: MouseEvent) => {
    if (!closeOnClickOf || !(event.target instanceof Element)) return;
    if (!event.target.closest(selectors[closeOnClickOf])) return;
    // Once the press is over: a link that is taken away before its router hears of the press is
    // followed by the browser, which loads the whole site again.
    setTimeout(() => props.onOpenChange(false));
  };
  return (
    <Overlay {...props} placement={side}>
      {/* What is inside takes key presses itself; this only hears of what they did. */}
      {closeOnClickOf ? <div onClickCapture={closeOnClick}>{children}</div> : children}
    </Overlay>
  );
}
