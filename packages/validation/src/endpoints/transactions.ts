import * as z from 'zod/mini';
import { defaultTransactionType } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { listErrors, listQuery, pageOf } from '../lists.ts';
import {
  botCheckToken,
  currentPassword,
  decimal,
  email,
  line,
  positiveAmount,
  rowId,
  rowIdParam,
  timestamp,
  usernameParam,
} from '../primitives.ts';
import { isRecord } from '../rule-timing.ts';
import { ruleTexts } from '../texts.ts';
import { identityErrors, identityProofFields, oneIdentityProof } from './proofs.ts';

/** A purchase of credits (§3). Credits and money are decimal strings. */
export const transaction = z.object({
  trans_id: rowId,
  trans_date: timestamp,
  trans_type: z.string(),
  credits_purchased: decimal,
  /** In Colombian pesos. */
  amount_paid: decimal,
  trans_platform: z.string(),
});
export type Transaction = z.infer<typeof transaction>;

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
/** The payload before it is parsed: amounts as typed. */
export type NewTransactionPayloadInput = z.input<typeof newTransactionPayload>;

/** The same address, whatever its case and the space around it. */
const sameAddress = (one: unknown, other: unknown) =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** The new-transaction form (§5): the payload's fields and the repeated e-mail. */
export const newTransactionForm = z
  .object({ ...newTransactionFields, confirm_target_email: z.string(ruleTexts.emailFormat) })
  .check(
    z.refine((form) => sameAddress(form.target_email, form.confirm_target_email), {
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
    transaction: z.extend(transaction, { username: z.string(), credits_balance: decimal }),
  }),
  status: 201,
});

export const getTransactions = defineEndpoint({
  method: 'GET',
  path: '/get_transactions/:username',
  params: z.object({ username: usernameParam }),
  query: listQuery,
  response: pageOf(transaction),
  exported: true,
  errors: listErrors.ofUser,
});

/** A reversed purchase: its row and ledger entry, and the ledger entry that reversed it. */
export const purchaseReversal = z.object({
  trans_id: rowId,
  trans_date: timestamp,
  /** The `Compra` of the ledger. */
  movement_id: rowId,
  /** The `Devolución` of the ledger. */
  reversal_id: rowId,
  reversal_date: timestamp,
});
export type PurchaseReversal = z.infer<typeof purchaseReversal>;

/**
 * The reversed purchases of a user, the newest 1,000, beside the lists, whose fields are those of §3.
 */
export const getPurchaseReversals = defineEndpoint({
  method: 'GET',
  path: '/purchase_reversals/:username',
  params: z.object({ username: usernameParam }),
  response: z.object({ items: z.array(purchaseReversal) }),
  errors: ['USER_NOT_FOUND'],
});

/** A purchase in the list of everyone's: with the buyer's username. */
export const userTransaction = z.object({
  ...transaction.shape,
  username: z.string(),
});
export type UserTransaction = z.infer<typeof userTransaction>;

/** Everyone's purchases; for administrators. */
export const getAllTransactions = defineEndpoint({
  method: 'GET',
  path: '/get_all_transactions',
  query: listQuery,
  response: pageOf(userTransaction),
  exported: true,
  errors: listErrors.ofAll,
});

/**
 * The receipt («comprobante») of a purchase as a PDF; for its buyer and for administrators. To
 * any other user every purchase, also one that does not exist, gives the same error response.
 */
export const getTransactionReceipt = defineEndpoint({
  method: 'GET',
  path: '/transactions/:id/receipt',
  params: z.object({ id: rowIdParam }),
  response: z.string(),
  file: 'application/pdf',
  errors: ['TRANSACTION_NOT_FOUND', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
});
