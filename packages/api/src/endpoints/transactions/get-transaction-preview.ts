import {
  getTransactionPreview as getTransactionPreviewEndpoint,
  type TransactionPreview,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Whose account an e-mail names, and its balance, before a sale is recorded. */
export function getTransactionPreview(
  client: Client,
  email: string,
  signal?: AbortSignal,
): Promise<TransactionPreview> {
  return client.request(getTransactionPreviewEndpoint, { query: { email } }, signal && { signal });
}
