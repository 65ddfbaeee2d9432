import { positiveAmount, subtractDecimals } from '@consultancy/validation';
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

/**
 * The balance after the typed adjustment.
 * @returns null while the amount cannot be read; negative if more is subtracted than there is.
 */
export function balanceAfter(balance: string, typed: SignedAmount): string | null {
  const amount = positiveAmount.safeParse(readDecimal(typed.amount));
  if (!amount.success) return null;
  const change = { direction: typed.direction, amount: amount.data };
  // Minus the opposite, as there is only a subtraction of decimals.
  return subtractDecimals(
    balance,
    signedAmountOf({ ...change, direction: change.direction === 'give' ? 'take' : 'give' }),
  );
}
