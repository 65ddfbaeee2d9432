import type { ReactNode, RefObject } from 'react';
import type { NoAttributes } from '../types.ts';
import type { backdrop, placement } from './Overlay.css.ts';

export interface OverlayProps extends NoAttributes {
  /** Whether the overlay is open. */
  open: boolean;
  /**
   * Called with `false` when the user presses Escape, clicks the close button or clicks outside,
   * and if the code of the overlay cannot be loaded.
   */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: string;
  /** Text below the heading, announced when the overlay opens. */
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Content. It scrolls if it is taller than the screen. */
  children?: ReactNode;
  /** Action buttons, always visible. Put the one that confirms last. */
  footer?: ReactNode;
  /** Backdrop over the page: `dimmed`, or `opaque` to hide the page. @defaultValue 'dimmed' */
  backdrop?: keyof typeof backdrop | undefined;
}

export interface OverlayFrameProps extends Omit<OverlayProps, 'closeLabel'> {
  placement: keyof typeof placement;
  /** Accessible name of the close button. If omitted, there is none. */
  closeLabel?: string | undefined;
  /** ARIA role: `alertdialog` if a decision is required. A click outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * Element that receives the initial focus.
   * @defaultValue the first field, or the first button without one
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}
