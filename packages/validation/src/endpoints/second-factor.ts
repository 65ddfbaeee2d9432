import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { currentPassword, line } from '../form-primitives.ts';
import { messageResponse, rowId, rowIdParam, timestamp } from '../primitives.ts';
import { passkeyCreationOptions, passkeyRegistration, passkeyRequestOptions } from './passkeys.ts';
import { factorProof, totpActivation } from './proofs.ts';
import { sessionUser } from './session.ts';

/** Ways in which a second factor is proved. */
export const factorMethods = ['passkey', 'totp', 'recovery_code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** A sign-in that awaits its second factor. */
export const pendingSignIn = z.object({
  /** The methods of the account, passkeys first. */
  methods: z.array(z.enum(factorMethods)),
  /** After this the password has to be typed again. */
  expires_at: timestamp,
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** The sign-in of this browser that awaits its second factor. */
export const getPendingSignIn = defineEndpoint({
  method: 'GET',
  path: '/login/second-factor',
  response: pendingSignIn,
  errors: ['SIGN_IN_EXPIRED'],
});

/** A challenge for a passkey that completes the sign-in. */
export const createSignInChallenge = defineEndpoint({
  method: 'POST',
  path: '/login/second-factor/passkey-options',
  response: passkeyRequestOptions,
  errors: ['SIGN_IN_EXPIRED', 'TOO_MANY_REQUESTS'],
});

/** Completes a sign-in, or a password reset, by the second factor; opens the session. */
export const completeSignIn = defineEndpoint({
  method: 'POST',
  path: '/login/second-factor',
  body: factorProof,
  response: sessionUser,
  freshTokens: true,
  errors: ['SIGN_IN_EXPIRED', 'FACTOR_REJECTED', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
});

/** A passkey of the signed-in user. */
export const passkey = z.object({
  id: rowId,
  /** As its owner named it, e.g. «Portátil». */
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
  /** Whether it is copied to the owner's other devices by their provider. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** The second factors of the signed-in user. */
export const secondFactor = z.object({
  /** Whether the account must have one: administrators, by a setting. */
  required: z.boolean(),
  /** The authenticator app; null when there is none. */
  totp: z.nullable(z.object({ created_at: timestamp, last_used_at: z.nullable(timestamp) })),
  passkeys: z.array(passkey),
  /** Recovery codes that were not used yet. */
  recovery_codes_left: z.int().check(z.nonnegative()),
  /** Until when this session needs no new confirmation; null when it needs one. */
  confirmed_until: z.nullable(timestamp),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/second-factor',
  response: secondFactor,
});

/** A challenge for a passkey, to confirm or to send in place of a password. */
export const createConfirmationChallenge = defineEndpoint({
  method: 'POST',
  path: '/second-factor/passkey-options',
  response: passkeyRequestOptions,
  errors: ['FACTOR_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** Confirms the second factor in the open session, for what needs it recently confirmed. */
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/second-factor/confirm',
  body: factorProof,
  response: z.object({ confirmed_until: timestamp }),
  freshTokens: true,
  errors: ['FACTOR_REJECTED', 'TOO_MANY_REQUESTS'],
});

/** The own password, with which a set-up starts. */
export const setupPayload = z.strictObject({ password: currentPassword });
export type SetupPayload = z.infer<typeof setupPayload>;

const setupErrors = [
  'PASSWORD_INCORRECT',
  'FACTOR_CONFIRMATION_REQUIRED',
  'TOO_MANY_REQUESTS',
] as const;

/** A secret for an authenticator app, which counts once a code of it has activated it. */
export const totpSetup = z.object({
  /** In Base32, to be typed. */
  secret: z.string(),
  /** `otpauth://` address, to be shown as a QR code. */
  uri: z.string(),
  expires_at: timestamp,
});
export type TotpSetup = z.infer<typeof totpSetup>;

/** Starts the set-up of an authenticator app; the one before stays until the activation. */
export const startTotp = defineEndpoint({
  method: 'POST',
  path: '/second-factor/totp',
  body: setupPayload,
  response: totpSetup,
  status: 201,
  errors: setupErrors,
});

/** A factor that was set up. */
export const factorAdded = z.object({
  message: z.string(),
  /** With the first factor, ten codes, shown this once; null with a further one. */
  recovery_codes: z.nullable(z.array(z.string())),
});
export type FactorAdded = z.infer<typeof factorAdded>;

/**
 * Activates the app by one of its codes. The first factor of an account revokes its other sessions.
 */
export const activateTotp = defineEndpoint({
  method: 'POST',
  path: '/second-factor/totp/activate',
  body: totpActivation,
  response: factorAdded,
  freshTokens: true,
  errors: ['FACTOR_SETUP_EXPIRED', 'FACTOR_REJECTED', 'TOO_MANY_REQUESTS'],
});

const removalErrors = [
  'FACTOR_NOT_FOUND',
  'FACTOR_CONFIRMATION_REQUIRED',
  'LAST_FACTOR_REQUIRED',
] as const;

/** Removes the authenticator app; revokes the other sessions. */
export const removeTotp = defineEndpoint({
  method: 'DELETE',
  path: '/second-factor/totp',
  response: messageResponse,
  errors: removalErrors,
});

/** Starts the set-up of a passkey. */
export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/second-factor/passkeys/options',
  body: setupPayload,
  response: passkeyCreationOptions,
  errors: [...setupErrors, 'PASSKEY_LIMIT_REACHED'],
});

/** A new passkey and its name. */
export const passkeyPayload = z.strictObject({
  name: line(limits.passkeyNameMaximum),
  credential: passkeyRegistration,
});
export type PasskeyPayload = z.infer<typeof passkeyPayload>;

/** Adds the passkey. The first factor of an account revokes its other sessions. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/second-factor/passkeys',
  body: passkeyPayload,
  response: factorAdded,
  freshTokens: true,
  status: 201,
  errors: ['FACTOR_REJECTED', 'PASSKEY_LIMIT_REACHED'],
});

/** Removes a passkey of the signed-in user; revokes the other sessions. */
export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/second-factor/passkeys/:id',
  params: z.object({ id: rowIdParam }),
  response: messageResponse,
  errors: removalErrors,
});

/** Ten new recovery codes, shown this once; those before become invalid. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  response: recoveryCodes,
  status: 201,
  errors: ['FACTOR_NOT_FOUND', 'FACTOR_CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
});
