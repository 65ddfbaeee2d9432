import type { Client } from '@consultancy/api';
import {
  endUserSessions,
  grantAdmin,
  type ListedUser,
  type MessageResponse,
  reactivateUser,
  releaseUserMachine,
  suspendUser,
  withdrawAdmin,
} from '@consultancy/validation';

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
  { reason, password = '' }: { reason: string; password?: string },
): Promise<MessageResponse> {
  const params = { username };
  if (action === 'grantAdmin') {
    return client.request(grantAdmin, { params, body: { reason, password } });
  }
  return client.request(endpoints[action], { params, body: { reason } });
}

/** The account of an action, and its list. */
export interface ActionSubject {
  row: ListedUser;
  role: 'user' | 'admin';
  /** Whether it is the administrator's own account. */
  isOwn: boolean;
}

/** An action of an administrator on an account (§6). */
export interface OfferedAction {
  key: UserAction;
  /** Whether the action applies. */
  isOffered: (subject: ActionSubject) => boolean;
  /** Rules of its form: a reason, and the administrator's password where rights are granted. */
  payload: typeof suspendUser.body | typeof grantAdmin.body;
  tone: 'primary' | 'danger';
  /** Whether the user is in the other list afterwards. @defaultValue false */
  leavesList?: true;
}

/**
 * Every action on an account; the server rejects those on one's own, so that one administrator
 * always remains.
 */
export const userActions: readonly OfferedAction[] = [
  {
    key: 'endSessions',
    isOffered: ({ row, isOwn }) => !isOwn && row.open_sessions > 0,
    payload: suspendUser.body,
    tone: 'primary',
  },
  {
    key: 'releaseMachine',
    isOffered: ({ row }) => row.machine_id !== null,
    payload: suspendUser.body,
    tone: 'danger',
  },
  {
    key: 'grantAdmin',
    isOffered: ({ role, row }) => role === 'user' && row.disabled_at === null,
    payload: grantAdmin.body,
    tone: 'primary',
    leavesList: true,
  },
  {
    key: 'withdrawAdmin',
    isOffered: ({ role, isOwn }) => role === 'admin' && !isOwn,
    payload: suspendUser.body,
    tone: 'danger',
    leavesList: true,
  },
  {
    key: 'reactivate',
    isOffered: ({ row }) => row.disabled_at !== null,
    payload: suspendUser.body,
    tone: 'primary',
  },
  {
    key: 'suspend',
    isOffered: ({ row, isOwn }) => !isOwn && row.disabled_at === null,
    payload: suspendUser.body,
    tone: 'danger',
  },
];
