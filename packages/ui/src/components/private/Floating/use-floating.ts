import { type ComponentProps, type RefObject, useId, useRef } from 'react';
import type { LazyPart } from '../lazy-chunk/lazy-part.ts';
import { useOpenedPart } from '../lazy-chunk/use-opened-part.ts';

interface FloatingOptions {
  /** What floats, for those who only hear that there is something. */
  popup: 'dialog' | 'menu';
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** What the part of something that floats is told of its trigger. */
export interface FloatingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id that it bears, which its trigger names. */
  id: string;
  /** What it stands beside, and what has the focus again after it. */
  trigger: RefObject<HTMLElement | null>;
}

/**
 * Something that floats beside the button that opens it. The button is there from the start; the
 * code of what floats, and of what finds its place, is fetched when somebody is about to press it.
 */
export function useFloating<Part>(lazy: LazyPart<Part>, options: FloatingOptions) {
  const { popup, isOpen, setOpen } = options;
  const { part, want } = useOpenedPart(lazy, isOpen, () => setOpen(false));
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && part !== null;
  const fetchAhead = () => void want();
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
  return { part, triggerProps, floatingProps };
}
