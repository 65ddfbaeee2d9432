import type { Client } from '@consultancy/api';
import {
  createConfirmationChallenge,
  currentPassword,
  type PasskeyAssertion,
} from '@consultancy/validation';
import * as z from 'zod/mini';

/** The fields of a form by which its user proves who they are. */
export interface IdentityValues {
  /** The own password, entered again. */
  password: string;
  /** Whether a passkey is used in its place. */
  byPasskey: boolean;
}

/** No password yet. */
export const blankIdentity: IdentityValues = { password: '', byPasskey: false };

/** The rules of these fields, each alone. */
export const identityFields = { password: z.string(), byPasskey: z.boolean() } as const;

/**
 * The password is needed unless a passkey takes its place. Its issue is reported together with those of
 * the other fields, and not only after those are fixed.
 */
export const passwordUnlessPasskey = z.check<IdentityValues>(
  ({ value, issues }) => {
    if (value.byPasskey) return;
    const { error } = currentPassword.safeParse(value.password);
    for (const { message } of error?.issues ?? []) {
      issues.push({ code: 'custom', message, path: ['password'], input: value });
    }
  },
  { when: () => true },
);

/** Input of an endpoint with `identityProofFields`: the password or a passkey's response. */
export type IdentityProof = { password: string } | { passkey: PasskeyAssertion };

/**
 * The proof of a form that is sent. A passkey responds to a new challenge each time, as one is good once.
 * @throws PasskeyFailure where the browser gives no passkey; ApiError where there is no challenge.
 */
export async function proveIdentity(
  client: Client,
  { password, byPasskey }: IdentityValues,
): Promise<IdentityProof> {
  if (!byPasskey) return { password };
  // Fetched only by those who have a passkey.
  const { assertPasskey } = await import('../passkeys/passkeys.ts');
  return { passkey: await assertPasskey(await client.request(createConfirmationChallenge, {})) };
}
