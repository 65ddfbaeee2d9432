import { useState } from 'react';

/**
 * Whether what has its own chunk is open: it opens once its code is here. Where that cannot be fetched the
 * page stays as it was, and the next click tries again.
 */
export function useOpenOnceLoaded({ load }: { load: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    /** For the pointer and the focus on what opens it. */
    prefetch: () => void load().catch(() => undefined),
    open: () =>
      void load().then(
        () => setOpen(true),
        () => undefined,
      ),
    close: () => setOpen(false),
  };
}
