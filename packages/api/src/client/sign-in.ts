import { type LoginPayload, logAccess, login, type SessionUser } from '@consultancy/validation';
import type { Client } from './endpoint-types.ts';

/**
 * Signs in and then notes the access, as §7 orders. The note is the portal's; when it fails the
 * user is signed in all the same, as the server has written its own row.
 */
export async function signIn(client: Client, payload: LoginPayload): Promise<SessionUser> {
  const user = await client.request(login, { body: payload });
  await client.request(logAccess, { body: { access_type: 'login' } }).catch(() => {});
  return user;
}
