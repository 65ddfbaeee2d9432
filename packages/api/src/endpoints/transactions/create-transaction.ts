import {
  type NewTransactionForm,
  newTransaction as newTransactionEndpoint,
} from '@consultancy/validation';
import type { Client, EndpointResponse } from '../../client/endpoint-types.ts';

/** Response to a sale: its row, the buyer and the new balance. */
export type CreatedTransaction = EndpointResponse<typeof newTransactionEndpoint>;

/**
 * Sells credits to a user: the repeated e-mail is removed, `target_email` is lower-cased (§3).
 * @param idempotencyKey the same for every try of the same content, so that one sale is made.
 */
export function createTransaction(
  client: Client,
  form: NewTransactionForm,
  recaptchaToken: string,
  idempotencyKey: string,
): Promise<CreatedTransaction> {
  const { confirm_target_email: _, ...fields } = form;
  return client.request(
    newTransactionEndpoint,
    { body: { ...fields, recaptchaToken } },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
}
