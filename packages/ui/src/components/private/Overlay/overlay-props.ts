import type { ReactNode, RefObject } from 'react';
import type { backdrop, placement } from './Overlay.css.ts';

export interface OverlayProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false on Escape, on the close button and on a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Names it; shown as its heading. */
  title: string;
  /** A line under the heading, read when it opens. */
  description?: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  /** The content; it scrolls when it is higher than the screen. */
  children?: ReactNode;
  /** The actions, always visible. The one that confirms comes last. */
  footer?: ReactNode;
  /** Whether the page behind can be seen. @defaultValue 'dimmed' */
  backdrop?: keyof typeof backdrop | undefined;
}

export interface OverlayFrameProps extends Omit<OverlayProps, 'closeLabel'> {
  placement: keyof typeof placement;
  /** Names the close button; left out, there is none. */
  closeLabel?: string | undefined;
  /** `alertdialog` where a decision is required: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** What has the focus at first; left out, the first field, or the first control without one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}
