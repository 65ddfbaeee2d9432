import { ApiError, type Client, type EndpointResponse } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import {
  formatDecimal,
  getTransactionPreview,
  isLessDecimal,
  newTransaction,
  subtractDecimals,
} from '@consultancy/validation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { proveIdentity } from '../../../lib/forms/identity-fields.ts';
import { type SaleForm, saleForm } from '../../../lib/forms/sale-form.ts';
import { type ProtectedForm, useProtectedForm } from '../../../lib/forms/use-protected-form.ts';
import { isOutcomeUnknown } from '../../../lib/is-outcome-unknown.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { saleReviewTexts } from '../../../texts/purchases.ts';
import { blankSale, type SaleValues } from './sale-values.ts';
import { useSaleDraft } from './use-sale-draft.ts';

/** The content of the request without proofs, which may differ between the tries of one sale. */
const contentOf = (values: SaleForm) => {
  const { password: _, byPasskey: __, confirm_target_email: ___, ...content } = values;
  return content;
};

/** A recorded sale. */
export interface CreatedSale {
  sale: EndpointResponse<typeof newTransaction>['transaction'];
  /** The reviewed balance and the one before the sale, if credits were added between them. */
  overtaken: { reviewed: string; before: string } | null;
}

/**
 * Rejects a sale whose review shows less credits than the customer has: another administrator may have sold the same.
 * Without a response the server decides.
 * @throws ApiError of the e-mail, so that the customer is looked up again.
 */
async function rejectIfIncreased(client: Client, email: string, reviewed: string | null) {
  if (reviewed === null) return;
  const customer = await client
    .request(getTransactionPreview, { query: { email } })
    .catch(() => null);
  if (customer === null || !isLessDecimal(reviewed, customer.credits_balance)) return;
  const message = saleReviewTexts.increased(formatDecimal(customer.credits_balance));
  throw new ApiError({ kind: 'http', status: 409, fields: [{ field: 'target_email', message }] });
}

/**
 * Compares the balance that the administrator reviewed with the one before the sale. A smaller one is no second sale: a
 * run of the customer was charged meanwhile.
 */
function overtakenBy(sale: CreatedSale['sale'], reviewed: string | null): CreatedSale['overtaken'] {
  const before = subtractDecimals(sale.credits_balance, sale.credits_purchased);
  return reviewed !== null && isLessDecimal(reviewed, before) ? { reviewed, before } : null;
}

/** The form of a sale, and the recorded sale (§4). */
export function useNewTransaction(): {
  protectedForm: ProtectedForm<SaleValues, SaleForm>;
  created: CreatedSale | null;
  /** The balance of the customer that the form shows; null while it shows none. */
  reviewed: RefObject<string | null>;
  dismiss: () => void;
} {
  const client = useClient();
  const draft = useSaleDraft();
  const idempotency = useIdempotencyKey(draft.sent);
  const [created, setCreated] = useState<CreatedSale | null>(null);
  const reviewed = useRef<string | null>(null);
  const protectedForm = useProtectedForm<
    SaleValues,
    SaleForm,
    EndpointResponse<typeof newTransaction>
  >({
    schema: saleForm,
    defaults: draft.start,
    action: 'transactionSubmit',
    fieldOfCode: { USER_NOT_FOUND: 'target_email', SELF_CREDIT_FORBIDDEN: 'target_email' },
    send: async (values, recaptchaToken) => {
      const content = contentOf(values);
      // The same one again may be why the balance has increased.
      if (!isOutcomeUnknown(protectedForm.failure) || !idempotency.isRetry(content))
        await rejectIfIncreased(client, values.target_email, reviewed.current);
      return client.request(newTransaction, {
        body: { ...content, ...(await proveIdentity(client, values)), recaptchaToken },
        idempotencyKey: idempotency.keyOf(content),
      });
    },
    onSuccess: ({ transaction: sale }) => {
      idempotency.forget();
      setCreated({ sale, overtaken: overtakenBy(sale, reviewed.current) });
      protectedForm.form.reset(blankSale);
    },
  });
  const saveDraft = useEffectEvent(() => draft.save(protectedForm.form.getValues()));
  useEffect(() => () => saveDraft(), []);
  return { protectedForm, created, reviewed, dismiss: () => setCreated(null) };
}
