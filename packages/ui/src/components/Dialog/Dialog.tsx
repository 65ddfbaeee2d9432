import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { OverlayProps } from '../private/Overlay/overlay-props.ts';

export interface DialogProps extends OverlayProps {}

/** Asks for a decision, or says that something was done, before anything else can go on. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="center" />;
}
