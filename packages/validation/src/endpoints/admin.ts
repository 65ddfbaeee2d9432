import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import type { ErrorCode } from '../error-codes.ts';
import { actionReason, email, signedAmount } from '../form-primitives.ts';
import { decimal, messageResponse, rowId, rowIdParam, usernameParam } from '../primitives.ts';
import { identityErrors, identityProofFields, oneIdentityProof } from './proofs.ts';

const userPath = z.object({ username: usernameParam });

/** Why an account cannot be changed. */
const accountErrors = [
  'USER_NOT_FOUND',
  'SELF_ACTION_FORBIDDEN',
  'ACCOUNT_UNCHANGED',
  'ACCOUNT_ERASED',
] as const satisfies readonly ErrorCode[];

/** Why a ledger entry cannot be booked. */
const bookingErrors = [
  'SELF_ACTION_FORBIDDEN',
  'ACCOUNT_ERASED',
  'CREDITS_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
  ...identityErrors,
] as const satisfies readonly ErrorCode[];

/** Payload of an administrator's action: why it is done. */
export const reasonPayload = z.strictObject({ reason: actionReason });

/**
 * Payload of an action that grants rights or moves money: the administrator's own password, entered
 * again, or a passkey in its place, besides the reason.
 */
export const provenPayload = z
  .strictObject({ reason: actionReason, ...identityProofFields })
  .check(oneIdentityProof);
export type ProvenPayload = z.infer<typeof provenPayload>;

/** Suspends an account other than one's own: its sessions and its machine's token are rejected at once. */
export const suspendUser = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/suspend',
  params: userPath,
  body: reasonPayload,
  response: messageResponse,
  errors: [...accountErrors, 'FACTOR_CONFIRMATION_REQUIRED'],
});

/** Lifts a suspension: the machine's token is valid again, and the sessions stay revoked. */
export const reactivateUser = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/reactivate',
  params: userPath,
  body: reasonPayload,
  response: messageResponse,
  errors: [...accountErrors, 'FACTOR_CONFIRMATION_REQUIRED'],
});

/** Makes a user an administrator. */
export const grantAdmin = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/grant-admin',
  params: userPath,
  body: provenPayload,
  response: messageResponse,
  errors: [...accountErrors, ...identityErrors],
});

/** Makes an administrator a user; never oneself, so that one administrator is always left. */
export const withdrawAdmin = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/withdraw-admin',
  params: userPath,
  body: reasonPayload,
  response: messageResponse,
  errors: [...accountErrors, 'FACTOR_CONFIRMATION_REQUIRED'],
});

/** Revokes every session of a user; the account does not change. */
export const endUserSessions = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/end-sessions',
  params: userPath,
  body: reasonPayload,
  response: messageResponse,
  errors: ['USER_NOT_FOUND', 'SELF_ACTION_FORBIDDEN', 'ACCOUNT_ERASED'],
});

/** Releases a user's machine, so that another one can be registered. */
export const releaseUserMachine = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/release-machine',
  params: userPath,
  body: reasonPayload,
  response: messageResponse,
  errors: ['USER_NOT_FOUND', 'ACCOUNT_UNCHANGED', 'ACCOUNT_ERASED'],
});

/**
 * Removes every second factor of a user who has lost them: revokes the user's sessions and is mailed to
 * the user. Administrators then have to set one up at their next sign-in.
 */
export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/reset-second-factor',
  params: userPath,
  body: provenPayload,
  response: messageResponse,
  errors: [...accountErrors, ...identityErrors],
});

/** Response to an administrator who books a ledger entry. */
export const bookedResponse = z.object({
  message: z.string(),
  username: z.string(),
  /** Number of the new ledger entry in the credit history. */
  movement_id: rowId,
  /** The booked balance after it. */
  credits_balance: decimal,
});
export type BookedResponse = z.infer<typeof bookedResponse>;

/** Payload of a correction of a balance; the user reads the reason in the credit history. */
export const creditAdjustmentPayload = z
  .strictObject({
    /** Signed; credits to be deducted must not be spent or reserved. */
    amount: signedAmount,
    reason: actionReason,
    ...identityProofFields,
  })
  .check(oneIdentityProof);
export type CreditAdjustmentPayload = z.infer<typeof creditAdjustmentPayload>;

/** Corrects a balance with a ledger entry of type `Ajuste`. */
export const createCreditAdjustment = defineEndpoint({
  method: 'POST',
  path: '/admin/users/:username/credit-adjustments',
  params: userPath,
  body: creditAdjustmentPayload,
  response: bookedResponse,
  status: 201,
  idempotent: true,
  errors: ['USER_NOT_FOUND', ...bookingErrors],
});

/** Reverses a purchase, whole and once, with a ledger entry of type `Devolución` that names it. */
export const reverseTransaction = defineEndpoint({
  method: 'POST',
  path: '/admin/transactions/:id/reverse',
  params: z.object({ id: rowIdParam }),
  body: provenPayload,
  response: bookedResponse,
  status: 201,
  idempotent: true,
  errors: ['TRANSACTION_NOT_FOUND', 'TRANSACTION_REVERSED', ...bookingErrors],
});

/** The account for which a purchase would be recorded. */
export const transactionPreview = z.object({
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  enterprise_name: z.string(),
  /** The booked balance before the purchase. */
  credits_balance: decimal,
  /** Its user can use no credits until the account is reactivated. */
  suspended: z.optional(z.boolean()),
});
export type TransactionPreview = z.infer<typeof transactionPreview>;

/** Shows an administrator, before a purchase is recorded, to which account an e-mail belongs. */
export const getTransactionPreview = defineEndpoint({
  method: 'GET',
  path: '/admin/transaction-preview',
  query: z.strictObject({ email }),
  response: transactionPreview,
  errors: ['USER_NOT_FOUND', 'SELF_CREDIT_FORBIDDEN', 'TOO_MANY_REQUESTS'],
});
