import {
  getTransactions as getTransactionsCall,
  type ListQueryInput,
  type Page,
  type Transaction,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Purchases of one person, a page of them, newest first (§7). */
export function getTransactions(
  client: Client,
  username: string,
  query: ListQueryInput,
): Promise<Page<Transaction>> {
  return client.request(getTransactionsCall, { params: { username }, query });
}
