import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import type { LazyChunk } from '../lazy-chunk/lazy-chunk.ts';
import { useOpenedChunk } from '../lazy-chunk/use-opened-chunk.ts';

interface FloatingOptions {
  /** ARIA role of the floating content. */
  popup: 'dialog' | 'menu';
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Props of lazily loaded floating content. */
export interface FloatingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The `id` of the content, which `aria-controls` of the trigger references. */
  id: string;
  /** The element that the content is positioned at, and that receives the focus when it closes. */
  trigger: RefObject<HTMLElement | null>;
}

/**
 * Floating content beside the button that opens it. The button is rendered immediately; the code of
 * the content and its positioning is fetched when a click is likely.
 */
export function useFloating<Part>(lazy: LazyChunk<Part>, options: FloatingOptions) {
  const { popup, isOpen, setOpen } = options;
  const { chunk, load } = useOpenedChunk(lazy, isOpen, () => setOpen(false));
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && chunk !== null;
  const fetchAhead = () => void load();
  const triggerProps = {
    ref: trigger,
    'aria-haspopup': popup,
    'aria-expanded': isShown,
    'aria-controls': isShown ? id : undefined,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => setOpen(!isOpen),
  } satisfies ComponentProps<'button'>;
  const floatingProps: FloatingProps = { open: isOpen, onOpenChange: setOpen, id, trigger };
  return { chunk, triggerProps, floatingProps };
}
