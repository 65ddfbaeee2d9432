import { isApiError } from '@consultancy/api';
import { type ReactNode, useState } from 'react';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

/** Requests that may need the user's password first. */
export interface Confirmed {
  /**
   * Sends a request; when the server needs a recent proof, requests the password and
   * sends it once more. Throws the server's error when the user cancels.
   */
  confirmed: <T>(send: () => Promise<T>) => Promise<T>;
  /** The question while it is open; to be rendered outside any form. */
  question: ReactNode;
}

/** Asks for the password in place, only when the server wants it (ADR 029). */
export function useConfirmed(): Confirmed {
  const [close, setClose] = useState<((isConfirmed: boolean) => void) | null>(null);
  const requestPassword = () =>
    new Promise<boolean>((resolve) => {
      setClose(() => (isConfirmed: boolean) => {
        setClose(null);
        resolve(isConfirmed);
      });
    });
  const confirmed = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      const isNeeded = isApiError(error) && error.code === 'IDENTITY_CONFIRMATION_REQUIRED';
      if (!isNeeded || !(await requestPassword())) throw error;
      return send();
    }
  };
  return { confirmed, question: close ? <ConfirmIdentityDialog onClose={close} /> : null };
}
