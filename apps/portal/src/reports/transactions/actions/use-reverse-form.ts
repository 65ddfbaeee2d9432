import { useClient } from '@consultancy/api/hooks';
import { type BookedResponse, reverseTransaction } from '@consultancy/validation';
import { proveIdentity } from '../../../lib/forms/identity-fields.ts';
import { blankProven, type ProvenValues, provenForm } from '../../../lib/forms/proven-form.ts';
import { type SentForm, useSentForm } from '../../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../../lib/reload-if-outdated.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

/** The form of a reversal: the reason and the administrator's proof; executed once per key. */
export function useReverseForm(
  transId: number,
  onReversed: (booked: BookedResponse) => void,
  onOutdated: () => void,
): SentForm<ProvenValues, ProvenValues> {
  const client = useClient();
  const idempotency = useIdempotencyKey();
  return useSentForm<ProvenValues, ProvenValues, BookedResponse>({
    schema: provenForm,
    defaults: blankProven,
    send: async ({ reason, ...identity }) => {
      const proof = await proveIdentity(client, identity);
      const booked = client.request(reverseTransaction, {
        params: { id: String(transId) },
        body: { reason, ...proof },
        idempotencyKey: idempotency.keyOf({ reason }),
      });
      return reloadIfOutdated(booked, onOutdated);
    },
    onSuccess: onReversed,
  });
}
