import {
  type BookedResponse,
  type ProvenPayload,
  reverseTransaction as reverseTransactionEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/**
 * Takes a purchase back.
 * @param idempotencyKey the same for every try of the same content.
 */
export function reverseTransaction(
  client: Client,
  transId: number,
  body: ProvenPayload,
  idempotencyKey: string,
): Promise<BookedResponse> {
  return client.request(
    reverseTransactionEndpoint,
    { params: { id: String(transId) }, body },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
}
