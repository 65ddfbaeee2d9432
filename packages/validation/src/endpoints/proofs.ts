import * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import { currentPassword } from '../form-primitives.ts';
import { isRecord } from '../is-record.ts';
import { ruleTexts } from '../texts.ts';
import { passkeyAssertion } from './passkeys.ts';

/** How many of the fields a payload has. */
const countOf = (payload: object, fields: readonly string[]) =>
  fields.filter((field) => (payload as Record<string, unknown>)[field] !== undefined).length;

/**
 * The own password or, in its place, a passkey's response to a challenge of
 * `POST /second-factor/passkey-options`: fields of a payload that `oneIdentityProof` checks.
 */
export const identityProofFields = {
  /** The own password, entered again. */
  password: z.optional(currentPassword),
  /** In place of the password. */
  passkey: z.optional(passkeyAssertion),
} as const;

/** Exactly one of `password` and `passkey`. */
export const oneIdentityProof = z.refine<object>(
  (payload) => countOf(payload, ['password', 'passkey']) === 1,
  { error: ruleTexts.passwordRequired, path: ['password'], when: isRecord },
);

/** Error codes of an endpoint that asks for such a proof. */
export const identityErrors = [
  'PASSWORD_INCORRECT',
  'FACTOR_REJECTED',
  'FACTOR_CONFIRMATION_REQUIRED',
  'TOO_MANY_REQUESTS',
] as const satisfies readonly ErrorCode[];

/** A code of six digits; spaces are dropped. */
const totpCode = z.string(ruleTexts.totpCodeFormat).check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, ruleTexts.totpCodeFormat),
);

/** A recovery code in any case, with or without its hyphens. */
const recoveryCode = z.string(ruleTexts.recoveryCodeFormat).check(
  z.maxLength(40, { error: ruleTexts.recoveryCodeFormat, abort: true }),
  z.overwrite((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, ruleTexts.recoveryCodeFormat),
);

/** The code of an authenticator app alone, for its set-up. */
export const totpActivation = z.strictObject({ code: totpCode });
export type TotpActivation = z.infer<typeof totpActivation>;

/** Proof of a second factor: exactly one of a one-time code, a recovery code and a passkey's response. */
export const factorProof = z
  .strictObject({
    /** Of the authenticator app. */
    code: z.optional(totpCode),
    recovery_code: z.optional(recoveryCode),
    passkey: z.optional(passkeyAssertion),
  })
  .check(
    z.refine((payload) => countOf(payload, ['code', 'recovery_code', 'passkey']) === 1, {
      error: ruleTexts.factorProofRequired,
      path: ['code'],
      when: isRecord,
    }),
  );
export type FactorProof = z.infer<typeof factorProof>;
