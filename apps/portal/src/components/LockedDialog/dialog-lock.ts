import { createContext, useContext, useEffect } from 'react';

/** Reports to the dialog around whether a request is in progress; outside a dialog it does nothing. */
export const DialogLock = createContext<(isBusy: boolean) => void>(() => {});

/** Locks the dialog around while a request is in progress. */
export function useDialogLock(isBusy: boolean): void {
  const lock = useContext(DialogLock);
  useEffect(() => {
    lock(isBusy);
    return () => lock(false);
  }, [lock, isBusy]);
}
