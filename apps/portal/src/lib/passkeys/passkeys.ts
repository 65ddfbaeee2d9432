import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@consultancy/validation';
import { passkeyCreationTexts, passkeyProblemTexts } from '../../texts/second-factor.ts';
import { PasskeyFailure, type PasskeyProblem } from './passkey-failure.ts';
import { supportsPasskeys } from './supports-passkeys.ts';

/** WebAuthn's names of errors. It is the same for a dismissed prompt and for one that timed out. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
};

/** @param texts what the user reads without a passkey. */
async function prompted<Result>(
  texts: typeof passkeyProblemTexts,
  prompt: () => Promise<Result>,
): Promise<Result> {
  const failureOf = (problem: PasskeyProblem, cause?: unknown) =>
    new PasskeyFailure(problem, texts[problem], cause);
  if (!supportsPasskeys()) throw failureOf('unsupported');
  try {
    return await prompt();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw failureOf(problems[name] ?? 'failed', error);
  }
}

// Fetched when a passkey is needed: pages without one do not grow by it.
const library = () => import('@simplewebauthn/browser');

/**
 * Has the browser respond to a challenge with a passkey.
 * @throws PasskeyFailure without one.
 */
export async function assertPasskey(optionsJSON: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await prompted(passkeyProblemTexts, () =>
    startAuthentication({ optionsJSON }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/**
 * Has the browser create a passkey.
 * @throws PasskeyFailure without one.
 */
export async function createPasskey(
  optionsJSON: PasskeyCreationOptions,
): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await prompted(passkeyCreationTexts, () =>
    startRegistration({ optionsJSON }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}
