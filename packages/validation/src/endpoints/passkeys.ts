import * as z from 'zod/mini';
import { ruleTexts } from '../texts.ts';

/** How a browser reaches an authenticator, as WebAuthn names it. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** Bytes as WebAuthn's JSON writes them: Base64url without padding. @param maximum in characters. */
const base64url = (maximum: number) =>
  z
    .string(ruleTexts.passkeyFormat)
    .check(
      z.maxLength(maximum, { error: ruleTexts.passkeyFormat, abort: true }),
      z.regex(/^[A-Za-z0-9_-]+$/, ruleTexts.passkeyFormat),
    );

/** WebAuthn limits the id of a credential to 1,023 bytes. */
const credentialId = base64url(1364);
const clientDataJSON = base64url(4096);
const type = z.literal('public-key', ruleTexts.passkeyFormat);

/**
 * A passkey's response to a challenge: what `startAuthentication` of `@simplewebauthn/browser` gives,
 * of which the fields that are not named here are ignored.
 */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4096),
    signature: base64url(2048),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/**
 * A new passkey: what `startRegistration` of `@simplewebauthn/browser` gives, of which the fields that
 * are not named here are ignored.
 */
export const passkeyRegistration = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(16_384),
    /** Unknown ones are ignored. */
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(20))),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** A passkey in the options that a browser gets. */
const passkeyDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(passkeyTransports)),
});

/** Options for `startAuthentication`. The challenge is good once, for `timeout` milliseconds. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(passkeyDescriptor),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

/** Options for `startRegistration`. The challenge is good once, for `timeout` milliseconds. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(passkeyDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;
