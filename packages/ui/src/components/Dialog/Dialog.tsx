import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { OverlayProps } from '../private/Overlay/overlay-props.ts';

export interface DialogProps extends OverlayProps {}

/**
 * A modal dialog for a decision or an important result. The rest of the page cannot be used while
 * it is open.
 */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="center" />;
}
