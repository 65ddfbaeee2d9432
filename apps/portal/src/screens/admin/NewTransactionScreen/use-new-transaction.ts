import type { EndpointResponse } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { newTransaction } from '@consultancy/validation';
import { useEffect, useEffectEvent, useState } from 'react';
import { proveIdentity } from '../../../lib/forms/identity-fields.ts';
import { type SaleForm, saleForm } from '../../../lib/forms/sale-form.ts';
import { type ProtectedForm, useProtectedForm } from '../../../lib/forms/use-protected-form.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { blankSale, type SaleValues } from './sale-values.ts';
import { useSaleDraft } from './use-sale-draft.ts';

/** The content of the request without proofs, which may differ between the tries of one sale. */
const contentOf = (values: SaleForm) => {
  const { password: _, byPasskey: __, confirm_target_email: ___, ...content } = values;
  return content;
};

type CreatedTransaction = EndpointResponse<typeof newTransaction>;

/** The form of a sale, and the recorded sale (§4). */
export function useNewTransaction(): {
  protectedForm: ProtectedForm<SaleValues, SaleForm>;
  created: CreatedTransaction | null;
  dismiss: () => void;
} {
  const client = useClient();
  const draft = useSaleDraft();
  const idempotency = useIdempotencyKey(draft.sent);
  const [created, setCreated] = useState<CreatedTransaction | null>(null);
  const protectedForm = useProtectedForm<SaleValues, SaleForm, CreatedTransaction>({
    schema: saleForm,
    defaults: draft.start,
    action: 'transactionSubmit',
    fieldOfCode: { USER_NOT_FOUND: 'target_email', SELF_CREDIT_FORBIDDEN: 'target_email' },
    send: async (values, recaptchaToken) => {
      const content = contentOf(values);
      return client.request(newTransaction, {
        body: { ...content, ...(await proveIdentity(client, values)), recaptchaToken },
        idempotencyKey: idempotency.keyOf(content),
      });
    },
    onSuccess: (response) => {
      idempotency.forget();
      protectedForm.form.reset(blankSale);
      setCreated(response);
    },
  });
  const saveDraft = useEffectEvent(() => draft.save(protectedForm.form.getValues()));
  useEffect(() => () => saveDraft(), []);
  return { protectedForm, created, dismiss: () => setCreated(null) };
}
