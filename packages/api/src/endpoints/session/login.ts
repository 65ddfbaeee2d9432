import {
  type LoginPayload,
  login as loginEndpoint,
  type SessionUser,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';
import { logAccess } from './log-access.ts';

/**
 * Signs in and then notes the access, as §7 orders. The note is the portal's; when it fails the
 * user is signed in all the same, as the server has written its own row.
 */
export async function login(client: Client, payload: LoginPayload): Promise<SessionUser> {
  const user = await client.request(loginEndpoint, { body: payload });
  await logAccess(client).catch(() => {});
  return user;
}
