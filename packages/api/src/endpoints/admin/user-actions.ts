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

/** Actions of an administrator on an account; each has a reason, and granting needs the password. */
const endpoints = {
  suspend: suspendUser,
  reactivate: reactivateUser,
  grantAdmin,
  withdrawAdmin,
  endSessions: endUserSessions,
  releaseMachine: releaseUserMachine,
} as const;

export type UserAction = keyof typeof endpoints;

/** Performs an action on a user’s account; `grantAdmin` needs the administrator's password. */
export function actOnUser(
  client: Client,
  action: UserAction,
  username: string,
  payload: { reason: string } & Partial<ProvenPayload>,
): Promise<MessageResponse> {
  const params = { username };
  if (action === 'grantAdmin') {
    const { reason, password = '' } = payload;
    return client.request(endpoints.grantAdmin, { params, body: { reason, password } });
  }
  return client.request(endpoints[action], { params, body: { reason: payload.reason } });
}
