import type { ListQueryInput, Transaction } from '@consultancy/validation';
import { getTransactions } from '../endpoints/transactions/get-transactions.ts';
import { type Pages, usePages } from './use-pages.ts';

/** Purchases of one person (§7); a null username waits. */
export function useTransactions(
  username: string | null,
  query: ListQueryInput,
): Pages<Transaction> {
  return usePages(username && `transactions/${username}`, query, (client, page) =>
    getTransactions(client, username ?? '', page),
  );
}
