import { type NewTransactionForm, newTransactionForm } from '@consultancy/validation';
import * as z from 'zod/mini';
import { readDecimal } from '../read-decimal.ts';
import { type IdentityValues, identityFields, passwordUnlessPasskey } from './identity-fields.ts';

/** The new-transaction form, with a passkey in place of the password where its user has one. */
export type SaleForm = NewTransactionForm & IdentityValues;

/** Its rules, with amounts in Colombian notation (§3, §5). */
export const saleForm = z.pipe(
  z.transform(
    (values: SaleForm): SaleForm => ({
      ...values,
      amount_paid: readDecimal(String(values.amount_paid)),
      credits_purchased: readDecimal(String(values.credits_purchased)),
    }),
  ),
  z.safeExtend(newTransactionForm, identityFields).check(passwordUnlessPasskey),
);
