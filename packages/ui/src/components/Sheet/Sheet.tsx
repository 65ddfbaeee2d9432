import type { MouseEvent } from 'react';
import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { OverlayProps } from '../private/Overlay/overlay-props.ts';

export const sheetSides = ['end', 'bottom'] as const;

const selectors = { links: 'a', 'links-and-buttons': 'a, button' } as const;
export const sheetPressTargets = Object.keys(selectors) as (keyof typeof selectors)[];

export interface SheetProps extends OverlayProps {
  /** The edge it comes from. @defaultValue 'end' */
  side?: (typeof sheetSides)[number] | undefined;
  /** Closes once one of these was pressed inside it, as in a menu; left out, nothing does. */
  closeOnPressOf?: keyof typeof selectors | undefined;
}

/** A drawer over the page: navigation and filters on narrow screens. */
export function Sheet({ side = 'end', closeOnPressOf, children, ...props }: SheetProps) {
  const closeOnPress = (event: MouseEvent) => {
    if (!closeOnPressOf || !(event.target instanceof Element)) return;
    if (!event.target.closest(selectors[closeOnPressOf])) return;
    // Once the press is over: a link that is taken away before its router hears of the press is
    // followed by the browser, which loads the whole site again.
    setTimeout(() => props.onOpenChange(false));
  };
  return (
    <Overlay {...props} placement={side}>
      {/* What is inside takes key presses itself; this only hears of what they did. */}
      {closeOnPressOf ? <div onClickCapture={closeOnPress}>{children}</div> : children}
    </Overlay>
  );
}
