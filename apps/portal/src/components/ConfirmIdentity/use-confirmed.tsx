import { isApiError } from '@consultancy/api';
import { type ReactNode, useState } from 'react';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

/** Requests that may need the user's password first. */
export interface Confirmed {
  /**
   * Sends a request; when the server asks for a recent proof, asks the user for the password and
   * sends it once more. Throws the server's error when the user cancels.
   */
  confirmed: <T>(send: () => Promise<T>) => Promise<T>;
  /** The question while it is open; to be rendered outside any form. */
  question: ReactNode;
}

/** Asks for the password in place, only when the server wants it (ADR 029). */
export function useConfirmed(): Confirmed {
  const [close, setClose] = useState<((isConfirmed: boolean) => void) | null>(null);
  const ask = () =>
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
      const isAsked = isApiError(error) && error.code === 'IDENTITY_CONFIRMATION_REQUIRED';
      if (!isAsked || !(await ask())) throw error;
      return send();
    }
  };
  return { confirmed, question: close ? <ConfirmIdentityDialog onClose={close} /> : null };
}
