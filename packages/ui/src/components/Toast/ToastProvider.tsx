import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import type { ToastEntry, ToastMessage } from './toast-message.ts';

/** As many as are shown at a time; an older one goes when there is one more. */
const MOST_SHOWN = 3;

// A chunk of its own: pages that never show a message do not load it.
const list = lazyChunk(() => import('./ToastList.tsx').then((module) => module.ToastList));

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

export interface ToastProviderProps {
  /** Names the region of the messages; `{hotkey}` in it becomes the key that leads there, F8. */
  label: string;
  /** Read aloud before each message, such as «Aviso». */
  messageLabel: string;
  /** Names the button that closes a message. */
  closeLabel: string;
  /** How long a message stays, in milliseconds. @defaultValue 8000 */
  duration?: number | undefined;
  children: ReactNode;
}

/** Shows passing messages over the page, for whatever is inside it; once around a site. */
export function ToastProvider({ children, ...labels }: ToastProviderProps) {
  const [entries, setEntries] = useState<ReadonlyArray<ToastEntry>>([]);
  const lastId = useRef(0);
  const { chunk: ToastList, load } = useLazyChunk(list);
  const show = useCallback(
    (message: ToastMessage) => {
      lastId.current += 1;
      const entry = { ...message, id: lastId.current };
      setEntries((shown) => [...shown, entry].slice(-MOST_SHOWN));
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
 * Returns `show(message)`: says that an action of the user is done. Not for errors, and not for
 * what must be read: it disappears by itself.
 * @throws Error where no `ToastProvider` is around.
 */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it.');
  return show;
}
