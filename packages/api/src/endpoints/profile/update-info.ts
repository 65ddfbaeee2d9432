import { type ProfileUpdate, updateInfo as updateInfoEndpoint } from '@consultancy/validation';
import type { Client, EndpointResponse } from '../../client/endpoint-types.ts';

/** Response to a change of the profile: a new e-mail is pending until it is confirmed. */
export type UpdatedInfo = EndpointResponse<typeof updateInfoEndpoint>;

/** Changes the fields of the payload in one's own profile (§5, §7). */
export function updateInfo(client: Client, body: ProfileUpdate): Promise<UpdatedInfo> {
  return client.request(updateInfoEndpoint, { body });
}
