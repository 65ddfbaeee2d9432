import { useClient } from '@consultancy/api/hooks';
import {
  type BookedResponse,
  type ProvenPayload,
  reverseTransaction,
} from '@consultancy/validation';
import { type SentForm, useSentForm } from '../../../lib/forms/use-sent-form.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

/** The form of a reversal: the reason and the administrator's password; executed once per key. */
export function useReverseForm(
  transId: number,
  onReversed: (booked: BookedResponse) => void,
): SentForm<ProvenPayload, ProvenPayload> {
  const client = useClient();
  const idempotency = useIdempotencyKey();
  return useSentForm<ProvenPayload, ProvenPayload, BookedResponse>({
    schema: reverseTransaction.body,
    defaults: { reason: '', password: '' },
    fieldOfCode: { PASSWORD_INCORRECT: 'password' },
    send: (values) =>
      client.request(reverseTransaction, {
        params: { id: String(transId) },
        body: values,
        idempotencyKey: idempotency.keyOf({ reason: values.reason }),
      }),
    onSuccess: onReversed,
  });
}
