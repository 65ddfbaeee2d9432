import { createContext, useContext, useEffect } from 'react';

/** Tells the dialog around whether a request is in progress; outside a dialog it tells nothing. */
export const DialogHold = createContext<(isBusy: boolean) => void>(() => {});

/** Holds the dialog around open while a request is in progress. */
export function useDialogHold(isBusy: boolean): void {
  const hold = useContext(DialogHold);
  useEffect(() => {
    hold(isBusy);
    return () => hold(false);
  }, [hold, isBusy]);
}
