import {
  type BookedAnswer,
  type ProvenPayload,
  reverseTransaction as reverseTransactionCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/**
 * Takes a purchase back.
 * @param idempotencyKey the same for every try of the same content.
 */
export function reverseTransaction(
  client: Client,
  transId: number,
  body: ProvenPayload,
  idempotencyKey: string,
): Promise<BookedAnswer> {
  return client.request(
    reverseTransactionCall,
    { params: { id: String(transId) }, body },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
}
