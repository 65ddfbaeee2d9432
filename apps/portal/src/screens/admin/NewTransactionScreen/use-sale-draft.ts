import type { Client } from '@consultancy/api';
import { useClient, useSession } from '@consultancy/api/hooks';
import { type RefObject, useRef, useState } from 'react';
import type { SentContent } from '../../../lib/use-idempotency-key.ts';
import { blankSale, type SaleValues } from './sale-values.ts';

interface SaleDraft {
  username: string;
  values: SaleValues;
  sent: SentContent | null;
}

/** One draft per client, which lives as long as the page; it is never stored. */
const drafts = new WeakMap<Client, SaleDraft>();

/**
 * Typed values of a sale, preserved while its form is unmounted: an administrator who checks
 * whether a sale without a response was recorded returns to them. Without the password and the
 * confirmation, which must be repeated; with the key of the last request, so that leaving causes no
 * second sale.
 */
export function useSaleDraft(): {
  /** Initial values of the form. */
  start: SaleValues;
  sent: RefObject<SentContent | null>;
  save: (values: SaleValues) => void;
} {
  const client = useClient();
  const username = useSession().currentUser?.username ?? '';
  const [stored] = useState(() => {
    const draft = drafts.get(client);
    return draft?.username === username ? draft : null;
  });
  const [owner] = useState(username);
  const sent = useRef(stored?.sent ?? null);
  return {
    start: stored?.values ?? blankSale,
    sent,
    save: (values) => {
      const { password, byPasskey, acceptTerms } = blankSale;
      drafts.set(client, {
        username: owner,
        values: { ...values, password, byPasskey, acceptTerms },
        sent: sent.current,
      });
    },
  };
}
