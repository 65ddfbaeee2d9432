import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import type { NoAttributes } from '../private/types.ts';
import type { ToastEntry, ToastMessage } from './toast-message.ts';

/** Maximum number of visible toasts. A further one removes the oldest. */
const MAX_SHOWN = 3;

// A lazy chunk: pages that never show a toast do not load it.
const list = lazyChunk(() => import('./ToastList.tsx').then((module) => module.ToastList));

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

export interface ToastProviderProps extends NoAttributes {
  /**
   * Accessible name of the region of toasts. `{hotkey}` in it is replaced by the key that moves the
   * focus there, F8.
   */
  label: string;
  /** Announced before each toast, such as «Aviso». */
  messageLabel: string;
  /** Accessible name of the close button of a toast. */
  closeLabel: string;
  /**
   * Time until a toast closes, in milliseconds. Toasts with an action do not close automatically.
   * @defaultValue 8000
   */
  duration?: number | undefined;
  children: ReactNode;
}

/** Renders the toasts that components inside show with `useToast`. Use one for the whole site. */
export function ToastProvider({ children, ...labels }: ToastProviderProps) {
  const [entries, setEntries] = useState<ReadonlyArray<ToastEntry>>([]);
  const lastId = useRef(0);
  const { chunk: ToastList, load } = useLazyChunk(list);
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const entry = { ...message, id: lastId.current };
      setEntries((shown) => [...shown, entry].slice(-MAX_SHOWN));
      void load();
    },
    [load],
  );
  const close = (id: number) => setEntries((shown) => shown.filter((entry) => entry.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      {ToastList && entries.length > 0 ? <ToastList {...{ entries, close, ...labels }} /> : null}
    </ToastContext>
  );
}

/**
 * Returns a function that shows a toast, which confirms that a user action succeeded. Do not use it
 * for errors or important information, because toasts disappear.
 * @throws Error if there is no `ToastProvider` around the component.
 */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it.');
  return show;
}
