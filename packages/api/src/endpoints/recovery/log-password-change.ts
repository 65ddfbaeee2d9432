import { logPasswordChange as logPasswordChangeCall } from '@consultancy/validation';
import type { CallInput, Client } from '../../client/call-types.ts';

type ChangeType = CallInput<typeof logPasswordChangeCall>['body']['change_type'];

/** Reports a password change (§7): from the profile, or after a reset. */
export async function logPasswordChange(client: Client, changeType: ChangeType): Promise<void> {
  await client.request(logPasswordChangeCall, { body: { change_type: changeType } });
}
