import { logPasswordChange as logPasswordChangeEndpoint } from '@consultancy/validation';
import type { Client, EndpointInput } from '../../client/endpoint-types.ts';

type ChangeType = EndpointInput<typeof logPasswordChangeEndpoint>['body']['change_type'];

/** Reports a password change (§7): from the profile, or after a reset. */
export async function logPasswordChange(client: Client, changeType: ChangeType): Promise<void> {
  await client.request(logPasswordChangeEndpoint, { body: { change_type: changeType } });
}
