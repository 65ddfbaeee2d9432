import {
  type BookedResponse,
  type CreditAdjustmentPayloadInput,
  createCreditAdjustment as createCreditAdjustmentEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/**
 * Corrects a user's balance.
 * @param idempotencyKey the same for every try of the same content.
 */
export function createCreditAdjustment(
  client: Client,
  username: string,
  body: CreditAdjustmentPayloadInput,
  idempotencyKey: string,
): Promise<BookedResponse> {
  return client.request(
    createCreditAdjustmentEndpoint,
    { params: { username }, body },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
}
