import {
  completeSignIn,
  type FactorProof,
  type LoginPayload,
  logAccess,
  login,
  type SessionUser,
} from '@consultancy/validation';
import type { Client } from './endpoint-types.ts';

const recordAccess = (client: Client) =>
  client.request(logAccess, { body: { access_type: 'login' } }).catch(() => {});

/**
 * Signs in and then reports the access, as §7 orders. When the report fails the user is signed in all
 * the same, as the server has written its own row.
 * @throws ApiError `SECOND_FACTOR_REQUIRED` where `signInWithFactor` comes next.
 */
export async function signIn(client: Client, payload: LoginPayload): Promise<SessionUser> {
  const user = await client.request(login, { body: payload });
  await recordAccess(client);
  return user;
}

/** Completes by the second factor the sign-in, or the password reset, of this browser that awaits it. */
export async function signInWithFactor(client: Client, proof: FactorProof): Promise<SessionUser> {
  const user = await client.request(completeSignIn, { body: proof });
  await recordAccess(client);
  return user;
}
