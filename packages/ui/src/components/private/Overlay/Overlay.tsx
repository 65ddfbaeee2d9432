import { lazyChunk } from '../lazy-chunk/lazy-chunk.ts';
import { useOpenedChunk } from '../lazy-chunk/use-opened-chunk.ts';
import { usePageIntent } from '../lazy-chunk/use-page-intent.ts';
import { watchClicks } from './last-clicked.ts';
import type { OverlayFrameProps } from './overlay-props.ts';

const frame = lazyChunk(() => import('./OverlayFrame.tsx').then((module) => module.OverlayFrame));

// Before a dialog is rendered: many are only while they are open.
watchClicks();

/** Controls that open a dialog. */
const openers = '[aria-haspopup="dialog"]';

/**
 * The common base of modal overlays. Its code is fetched when the pointer or the focus reaches a
 * control that opens a dialog, and at the latest when it opens.
 */
export function Overlay(props: OverlayFrameProps) {
  const { open, onOpenChange } = props;
  const { chunk: Frame, load } = useOpenedChunk(frame, open, () => onOpenChange(false));
  usePageIntent(Frame ? null : openers, load);
  return Frame ? <Frame {...props} /> : null;
}
