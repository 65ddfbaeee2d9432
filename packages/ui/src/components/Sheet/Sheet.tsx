import { Overlay, type OverlayProps } from '../private/Overlay/Overlay.tsx';

export const sheetSides = ['end', 'bottom'] as const;

export interface SheetProps extends OverlayProps {
  /** The edge it comes from. @defaultValue 'end' */
  side?: (typeof sheetSides)[number] | undefined;
}

/** A drawer over the page: navigation and filters on narrow screens. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return <Overlay {...props} placement={side} />;
}
