import {
  getTransactionPreview as getTransactionPreviewCall,
  type TransactionPreview,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Whose account an e-mail names, and its balance, before a sale is recorded. */
export function getTransactionPreview(
  client: Client,
  email: string,
  signal?: AbortSignal,
): Promise<TransactionPreview> {
  return client.request(getTransactionPreviewCall, { query: { email } }, signal && { signal });
}
