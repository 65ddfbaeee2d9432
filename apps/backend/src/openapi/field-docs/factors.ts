import { brand } from '@consultancy/brand';
import type { FieldDocs } from './field-doc.ts';

const credential = 'vYbq0pJ2mDkq7rQ3m2sU1w';
const challenge = '3s9q8w7e6r5t4y3u2i1o0pA';

const host = 'portal.example.com';

/** Fields of a passkey in the options that a browser gets. */
const described = (owner: string): FieldDocs => ({
  [`${owner}.id`]: ['Id of the credential in Base64url.', credential],
  [`${owner}.type`]: ['Always `public-key`.', 'public-key'],
});

/** Fields of second factors: passkeys, one-time codes and recovery codes. */
export const factorDocs: FieldDocs = {
  methods: ['What the account can prove its second factor by, passkeys first.', ['passkey']],
  'PendingSignIn.expires_at': [
    'After this the password has to be typed again.',
    '2026-11-21T15:05:00.000Z',
  ],
  'TotpSetup.expires_at': ['Until when it can be activated.', '2026-11-21T15:10:00.000Z'],
  required: ['Whether the account must have a second factor.', false],
  totp: ['The authenticator app, or null.'],
  passkeys: ['The passkeys, the oldest first.'],
  last_used_at: ['When it was last used, or null.', '2026-11-20T13:00:00.000Z'],
  'Passkey.id': ['Number of the passkey.', 31],
  'removePasskey.id': ['Number of the passkey.', 31],
  'Passkey.name': ['As its owner named it.', 'Portátil'],
  'PasskeyPayload.name': [
    'Name by which its owner recognizes it, of at most 60 characters.',
    'Portátil',
  ],
  synced: ['Whether a provider copies it to the owner’s other devices.', true],
  recovery_codes_left: ['Recovery codes that were not used yet.', 9],
  confirmed_until: [
    'Until when the confirmation counts in this session.',
    '2026-11-21T15:05:00.000Z',
  ],
  'FactorProof.code': [
    'The six digits that the authenticator app shows; each code counts once.',
    '402913',
  ],
  'TotpActivation.code': ['The six digits that the authenticator app shows.', '402913'],
  recovery_code: [
    'A recovery code; hyphens, spaces and case do not matter, and each code counts once.',
    'K7QF2M9XTR4D',
  ],
  recovery_codes: [
    'Ten recovery codes, shown this once; null with a further factor.',
    ['K7QF-2M9X-TR4D'],
  ],
  'RecoveryCodes.recovery_codes': ['Ten recovery codes, shown this once.', ['K7QF-2M9X-TR4D']],
  passkey: [
    'A passkey’s response to a challenge, in place of the other proof: send exactly one of them.',
  ],
  credential: ['The new passkey, as the browser made it.'],
  secret: [
    'Secret of the authenticator app in Base32, to be typed.',
    'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  ],
  uri: [
    'The same as an address for a QR code.',
    'otpauth://totp/GDB%20Audit:ana_nunez?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  ],
  second_factor_since: [
    'Since when the account has a second factor; null when it has none.',
    '2026-10-02T15:20:00.000Z',
  ],
  'PasskeyAssertion.id': ['Id of the credential in Base64url.', credential],
  'PasskeyRegistration.id': ['Id of the credential in Base64url.', credential],
  rawId: ['The same id.', credential],
  'PasskeyAssertion.type': ['Always `public-key`.', 'public-key'],
  'PasskeyRegistration.type': ['Always `public-key`.', 'public-key'],
  'PasskeyAssertion.response': ['What the authenticator made.'],
  'PasskeyRegistration.response': ['What the authenticator made.'],
  clientDataJSON: [
    'What the browser told the authenticator, in Base64url.',
    Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString('base64url'),
  ],
  authenticatorData: ['What the authenticator signed, in Base64url.', 'SZYN5YgOjGh0NBcPZHZgW4'],
  signature: ['The signature, in Base64url.', 'MEUCIQDTHrTAXzd3pNMBEB'],
  attestationObject: ['The new public key, in Base64url.', 'o2NmbXRkbm9uZWdhdHRTdG10oA'],
  transports: ['How the browser reaches the authenticator.', ['internal']],
  'PasskeyRequestOptions.challenge': ['Random bytes in Base64url; good once.', challenge],
  'PasskeyCreationOptions.challenge': ['Random bytes in Base64url; good once.', challenge],
  rpId: ['Host of the portal, for which the passkey is.', host],
  timeout: ['Milliseconds for which the challenge is good.', 300_000],
  userVerification: ['Always `required`.', 'required'],
  allowCredentials: ['The passkeys of the account.'],
  excludeCredentials: ['The passkeys that the account has already.'],
  ...described('PasskeyRequestOptionsAllowCredential'),
  ...described('PasskeyCreationOptionsExcludeCredential'),
  rp: ['The portal.'],
  'PasskeyCreationOptionsRp.id': ['Host of the portal, for which the passkey is.', host],
  'PasskeyCreationOptionsRp.name': ['Name of the product.', brand.product],
  user: ['The user, as the authenticator stores and shows them.'],
  'PasskeyCreationOptionsUser.id': ['Tells nothing about the user, in Base64url.', credential],
  'PasskeyCreationOptionsUser.name': ['The username.', 'ana_nunez'],
  displayName: ['The username.', 'ana_nunez'],
  pubKeyCredParams: ['The signatures that are accepted, the preferred first.'],
  'PasskeyCreationOptionsPubKeyCredParam.type': ['Always `public-key`.', 'public-key'],
  alg: ['Number of the algorithm in COSE.', -7],
  authenticatorSelection: ['What the authenticator must be able to do.'],
  residentKey: ['Always `preferred`.', 'preferred'],
  requireResidentKey: ['Always false.', false],
  attestation: ['Always `none`: who made the authenticator is not asked.', 'none'],
};
