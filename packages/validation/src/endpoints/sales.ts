import * as z from 'zod/mini';
import { defaultTransactionType } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  botCheckToken,
  currentPassword,
  email,
  line,
  plainEmail,
  positiveAmount,
} from '../form-primitives.ts';
import { isRecord } from '../is-record.ts';
import { decimal } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';
import { identityErrors, identityProofFields, oneIdentityProof } from './proofs.ts';
import { transaction } from './transactions.ts';

const newTransactionFields = {
  target_email: email,
  /** The administrator's own password, entered again. */
  password: currentPassword,
  trans_type: z.literal(defaultTransactionType, ruleTexts.transactionType),
  amount_paid: positiveAmount,
  credits_purchased: positiveAmount,
  trans_platform: line(60),
  acceptTerms: z.literal(true, ruleTexts.transactionAuthorizationRequired),
} as const;

/**
 * New-transaction payload as sent (§3): without the confirmation e-mail, and with the password or a
 * passkey in its place.
 */
export const newTransactionPayload = z
  .strictObject({
    ...newTransactionFields,
    ...identityProofFields,
    recaptchaToken: botCheckToken,
  })
  .check(oneIdentityProof);
export type NewTransactionPayload = z.infer<typeof newTransactionPayload>;

/** The same address, whatever its case and what is around it. */
const isSameEmail = (one: unknown, other: unknown) =>
  plainEmail(String(one)) === plainEmail(String(other));

/** The new-transaction form (§5): the payload's fields and the repeated e-mail. */
export const newTransactionForm = z
  .object({ ...newTransactionFields, confirm_target_email: z.string(ruleTexts.emailFormat) })
  .check(
    z.refine((form) => isSameEmail(form.target_email, form.confirm_target_email), {
      error: ruleTexts.emailsMismatch,
      path: ['confirm_target_email'],
      when: isRecord,
    }),
  );
export type NewTransactionForm = z.input<typeof newTransactionForm>;

/** Sells credits to a user, once per key. */
export const newTransaction = defineEndpoint({
  method: 'POST',
  path: '/new_transaction',
  idempotent: true,
  errors: [
    'BOT_CHECK_FAILED',
    ...identityErrors,
    'SELF_CREDIT_FORBIDDEN',
    'USER_NOT_FOUND',
    'ACCOUNT_ERASED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
  body: newTransactionPayload,
  response: z.object({
    message: z.string(),
    transaction: z.extend(transaction, {
      username: z.string(),
      credits_balance: decimal,
      /** Its user can use no credits until the account is reactivated. */
      suspended: z.optional(z.boolean()),
    }),
  }),
  status: 201,
});
