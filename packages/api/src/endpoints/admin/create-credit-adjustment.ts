import {
  type BookedAnswer,
  type CreditAdjustmentPayloadInput,
  createCreditAdjustment as createCreditAdjustmentCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/**
 * Corrects a user's balance.
 * @param idempotencyKey the same for every try of the same content.
 */
export function createCreditAdjustment(
  client: Client,
  username: string,
  body: CreditAdjustmentPayloadInput,
  idempotencyKey: string,
): Promise<BookedAnswer> {
  return client.request(
    createCreditAdjustmentCall,
    { params: { username }, body },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
}
