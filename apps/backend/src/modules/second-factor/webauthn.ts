import { brand } from '@consultancy/brand';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@consultancy/validation';
import { digest } from '../../security/keys.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { knownTransports, type StoredPasskey } from './passkey-repository.ts';

/** The portal as WebAuthn names it: an authenticator signs for this origin only. */
const partyOf = (publicUrl: string) => ({ origin: publicUrl, id: new URL(publicUrl).hostname });

/** Loaded with the first passkey: its 250 modules are a sixth of those of a server. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** Signatures that are accepted, the preferred first: all that authenticators in use support. */
async function loadAlgorithms(): Promise<number[]> {
  const { COSEALG } = await loadHelpers();
  return [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
}

/** The fields of a passkey that the options contain. */
interface Descriptor {
  credential_id: string;
  transports: readonly string[];
}

const descriptorOf = ({ credential_id, transports }: Descriptor) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports: knownTransports(transports),
});

/** Options with a new challenge for one of the passkeys. */
export async function requestOptions(
  publicUrl: string,
  passkeys: readonly Descriptor[],
): Promise<PasskeyRequestOptions> {
  const rpId = partyOf(publicUrl).id;
  const { generateAuthenticationOptions } = await loadLibrary();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return {
    challenge,
    rpId,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: passkeys.map(descriptorOf),
  };
}

/** The user of a new passkey, as the authenticator stores and shows them. */
export interface PasskeyOwner {
  userId: number;
  username: string;
  displayName: string;
}

/** Options with a new challenge for a further passkey. */
export async function creationOptions(
  publicUrl: string,
  { userId, username, displayName }: PasskeyOwner,
  passkeys: readonly Descriptor[],
): Promise<PasskeyCreationOptions> {
  const rp = { id: partyOf(publicUrl).id, name: brand.product };
  const { generateRegistrationOptions } = await loadLibrary();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: username,
    supportedAlgorithmIDs: await loadAlgorithms(),
  });
  // Authenticators show it to other sites' pages never, but it is stored there: no personal data.
  const id = digest(`passkey user ${userId}`).toString('base64url');
  return {
    challenge,
    rp,
    user: { id, name: username, displayName },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** The challenge that a response claims to respond to, or null when it cannot be read. */
export async function claimedChallenge(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await loadHelpers();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Longest reason of a rejection in the log: a part of it may come from the request. */
const REASON_LENGTH = 160;

/** The result of a check, or why it failed. */
type Checked<T> = { ok: true; value: T } | { ok: false; reason: string };

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : 'unknown').slice(0, REASON_LENGTH);

/**
 * Checks a passkey's response to a challenge that has just been consumed: signature, origin, user
 * presence and verification, counter.
 * @returns the authenticator's counter.
 */
export async function checkAssertion(
  publicUrl: string,
  assertion: PasskeyAssertion,
  challenge: string,
  passkey: StoredPasskey,
): Promise<Checked<number>> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const party = partyOf(publicUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: passkey.public_key,
        counter: passkey.counter,
      },
    });
    return verified
      ? { ok: true, value: authenticationInfo.newCounter }
      : { ok: false, reason: 'wrong signature' };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** The stored fields of a new passkey. */
export type CheckedPasskey = Omit<StoredPasskey, 'id'> & { synced: boolean };

/** Checks a new passkey, made for a challenge that has just been consumed. */
export async function checkRegistration(
  publicUrl: string,
  credential: PasskeyRegistration,
  challenge: string,
): Promise<Checked<CheckedPasskey>> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const party = partyOf(publicUrl);
  const { transports, ...response } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: await loadAlgorithms(),
    });
    if (!verified) {
      return { ok: false, reason: 'wrong attestation' };
    }
    const { id, publicKey, counter } = registrationInfo.credential;
    const passkey = {
      credential_id: id,
      public_key: publicKey,
      counter,
      transports: knownTransports(transports),
      synced: registrationInfo.credentialBackedUp,
    };
    return { ok: true, value: passkey };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}
