import { type ApiError, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { email, getTransactionPreview, type TransactionPreview } from '@consultancy/validation';
import { useEffect, useState } from 'react';

/** Debounce before the e-mail is looked up, in milliseconds. */
const debounce = 400;

/** The account of the e-mail, as far as it is known. */
export type SalePreview =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; customer: TransactionPreview }
  | { state: 'failed'; error: ApiError };

/** Result of a look-up. */
type Found = { targetEmail: string; attempt: string } & Exclude<
  SalePreview,
  { state: 'none' | 'loading' }
>;

/**
 * Looks up the account of the typed e-mail, once it is complete and after a debounce. Nothing is
 * cached: the balance is current.
 * @param isRejected whether the server rejected the sale to it: the account is not as it was shown.
 */
export function useSalePreview(
  typed: string,
  isRejected: boolean,
): { preview: SalePreview; retry: () => void } {
  const client = useClient();
  const [found, setFound] = useState<Found | null>(null);
  const [retries, setRetries] = useState(0);
  const attempt = `${retries} ${isRejected}`;
  const parsed = email.safeParse(typed);
  const targetEmail = parsed.success ? parsed.data : null;
  useEffect(() => {
    if (targetEmail === null) return;
    const controller = new AbortController();
    const lookUp = async (): Promise<Found | null> => {
      try {
        const input = { query: { email: targetEmail } };
        const { signal } = controller;
        const customer = await client.request(getTransactionPreview, input, { signal });
        return { targetEmail, attempt, state: 'ready', customer };
      } catch (error) {
        return isApiError(error) ? { targetEmail, attempt, state: 'failed', error } : null;
      }
    };
    const timer = setTimeout(async () => {
      const response = await lookUp();
      if (!controller.signal.aborted) setFound(response);
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setFound(null);
    };
  }, [client, targetEmail, attempt]);
  const retry = () => setRetries((count) => count + 1);
  if (targetEmail === null) return { preview: { state: 'none' }, retry };
  const isCurrent = found?.targetEmail === targetEmail && found.attempt === attempt;
  return { preview: isCurrent ? found : { state: 'loading' }, retry };
}
