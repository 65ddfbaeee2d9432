import { positiveAmount, weightedSum } from '@consultancy/validation';
import * as z from 'zod/mini';
import {
  blankIdentity,
  type IdentityValues,
  identityFields,
  passwordUnlessPasskey,
} from '../../lib/forms/identity-fields.ts';
import { typedReason } from '../../lib/forms/proven-form.ts';
import { readDecimal } from '../../lib/read-decimal.ts';

/** The fields of an adjustment: the amount as typed, in Colombian notation. */
export interface AdjustmentValues extends IdentityValues {
  direction: 'give' | 'take';
  amount: string;
  reason: string;
}

const rules = z
  .object({
    direction: z.enum(['give', 'take']),
    amount: positiveAmount,
    reason: typedReason,
    ...identityFields,
  })
  .check(passwordUnlessPasskey);

/**
 * Direction, amount, reason, and the administrator's proof; the amount becomes a decimal string.
 */
export const adjustmentForm = z.pipe(
  z.transform(
    (values: AdjustmentValues): z.input<typeof rules> => ({
      ...values,
      amount: readDecimal(values.amount),
    }),
  ),
  rules,
);

export const blankAdjustment: AdjustmentValues = {
  direction: 'give',
  amount: '',
  reason: '',
  ...blankIdentity,
};

type SignedAmount = Pick<AdjustmentValues, 'direction' | 'amount'>;

/** The amount of the request: negative when credits are subtracted. */
export const signedAmountOf = ({ direction, amount }: SignedAmount): string =>
  direction === 'take' ? `-${amount}` : amount;

/** The typed amount as it would be sent; null while it cannot be read. */
export function typedAmount({ direction, amount }: SignedAmount): string | null {
  const read = positiveAmount.safeParse(readDecimal(amount));
  return read.success ? signedAmountOf({ direction, amount: read.data }) : null;
}

/** The balance after a signed amount; negative if more is subtracted than there is. */
export const balanceAfter = (balance: string, amount: string): string =>
  weightedSum([
    [balance, '1'],
    [amount, '1'],
  ]);
