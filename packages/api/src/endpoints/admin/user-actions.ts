import {
  endUserSessions,
  grantAdmin,
  type MessageResponse,
  type ProvenPayload,
  reactivateUser,
  releaseUserMachine,
  suspendUser,
  withdrawAdmin,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** What an administrator does to an account; each says why, and granting also who one is. */
const calls = {
  suspend: suspendUser,
  reactivate: reactivateUser,
  grantAdmin,
  withdrawAdmin,
  endSessions: endUserSessions,
  releaseMachine: releaseUserMachine,
} as const;

export type UserAction = keyof typeof calls;

/** Does something to a user's account; `grantAdmin` needs the administrator's password. */
export function actOnUser(
  client: Client,
  action: UserAction,
  username: string,
  payload: { reason: string } & Partial<ProvenPayload>,
): Promise<MessageResponse> {
  const params = { username };
  if (action === 'grantAdmin') {
    const { reason, password = '' } = payload;
    return client.request(calls.grantAdmin, { params, body: { reason, password } });
  }
  return client.request(calls[action], { params, body: { reason: payload.reason } });
}
