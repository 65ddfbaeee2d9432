import { type CreatedTransaction, createTransaction } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import {
  defaultTransactionType,
  type NewTransactionForm,
  newTransactionForm,
} from '@consultancy/validation';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { brand } from '../../../config/brand.ts';
import { type ProtectedForm, useProtectedForm } from '../../../lib/forms/use-protected-form.ts';

/** The fields as they stand while being filled in: the box may still be empty. */
export type NewTransactionValues = Omit<
  NewTransactionForm,
  'acceptTerms' | 'amount_paid' | 'credits_purchased'
> & { acceptTerms: boolean; amount_paid: string; credits_purchased: string };

export type NewTransactionFormApi = UseFormReturn<
  NewTransactionValues,
  unknown,
  NewTransactionForm
>;

const blankForm: NewTransactionValues = {
  target_email: '',
  confirm_target_email: '',
  password: '',
  trans_type: defaultTransactionType,
  amount_paid: '',
  credits_purchased: '',
  trans_platform: brand.platform,
  acceptTerms: false,
};

/**
 * Gives the key of one content: made before it is first sent, and the same for each further try of
 * it, so that a sale whose answer was lost is not made twice (decisions §3).
 */
function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyOf: (values: NewTransactionForm): string => {
      const content = JSON.stringify(values);
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = null;
    },
  };
}

/** The form of a sale, and the sale that was made (§4). */
export function useNewTransaction(): {
  protectedForm: ProtectedForm<NewTransactionValues, NewTransactionForm>;
  created: CreatedTransaction | null;
  dismiss: () => void;
} {
  const client = useClient();
  const idempotency = useIdempotencyKey();
  const [created, setCreated] = useState<CreatedTransaction | null>(null);
  const protectedForm = useProtectedForm<
    NewTransactionValues,
    NewTransactionForm,
    CreatedTransaction
  >({
    schema: newTransactionForm,
    defaults: blankForm,
    action: 'transactionSubmit',
    fieldOfCode: {
      PASSWORD_INCORRECT: 'password',
      USER_NOT_FOUND: 'target_email',
      SELF_CREDIT_FORBIDDEN: 'target_email',
    },
    send: (values, token) => createTransaction(client, values, token, idempotency.keyOf(values)),
    onSuccess: (answer) => {
      idempotency.forget();
      protectedForm.form.reset(blankForm);
      setCreated(answer);
    },
  });
  return { protectedForm, created, dismiss: () => setCreated(null) };
}
