import { type ProfileUpdate, updateInfo as updateInfoCall } from '@consultancy/validation';
import type { CallAnswer, Client } from '../../client/call-types.ts';

/** What a change of the profile answers: a new e-mail is pending until it is confirmed. */
export type UpdatedInfo = CallAnswer<typeof updateInfoCall>;

/** Changes the given fields of one's own profile (§5, §7). */
export function updateInfo(client: Client, body: ProfileUpdate): Promise<UpdatedInfo> {
  return client.request(updateInfoCall, { body });
}
