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

/** One draft for each client, which lives as long as the page; it is never stored. */
const drafts = new WeakMap<Client, SaleDraft>();

/**
 * What was typed of a sale, kept while its form is away: whoever goes to see whether a sale without
 * an answer was recorded comes back to it. Without the password and the authorization, which are
 * given anew; with the key of what was sent, so that going away makes no second sale of it.
 */
export function useSaleDraft(): {
  /** What the form begins with. */
  start: SaleValues;
  sent: RefObject<SentContent | null>;
  keep: (values: SaleValues) => void;
} {
  const client = useClient();
  const username = useSession().currentUser?.username ?? '';
  const [kept] = useState(() => {
    const draft = drafts.get(client);
    return draft?.username === username ? draft : null;
  });
  const [owner] = useState(username);
  const sent = useRef(kept?.sent ?? null);
  return {
    start: kept?.values ?? blankSale,
    sent,
    keep: (values) => {
      const { password, acceptTerms } = blankSale;
      drafts.set(client, {
        username: owner,
        values: { ...values, password, acceptTerms },
        sent: sent.current,
      });
    },
  };
}
