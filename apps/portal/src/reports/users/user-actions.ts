import type { Client } from '@consultancy/api';
import {
  endUserSessions,
  grantAdmin,
  type ListedUser,
  type MessageResponse,
  type Role,
  reactivateUser,
  releaseUserMachine,
  resetSecondFactor,
  suspendUser,
  type UserAccount,
  withdrawAdmin,
} from '@consultancy/validation';
import { proveIdentity } from '../../lib/forms/identity-fields.ts';
import type { ProvenValues } from '../../lib/forms/proven-form.ts';

/** Actions that need a reason only. */
const endpoints = {
  suspend: suspendUser,
  reactivate: reactivateUser,
  withdrawAdmin,
  endSessions: endUserSessions,
  releaseMachine: releaseUserMachine,
} as const;

/** Actions that need the administrator's password or a passkey too. */
const provenEndpoints = { grantAdmin, resetFactor: resetSecondFactor } as const;

type ProvenAction = keyof typeof provenEndpoints;

export type UserAction = keyof typeof endpoints | ProvenAction;

/** Whether an action needs the administrator's proof. */
export const isProven = (action: UserAction): action is ProvenAction => action in provenEndpoints;

/** Performs an action on a user’s account, with the administrator's proof where it needs one. */
export async function actOnUser(
  client: Client,
  action: UserAction,
  username: string,
  { reason, ...identity }: ProvenValues,
): Promise<MessageResponse> {
  const params = { username };
  if (isProven(action)) {
    const body = { reason, ...(await proveIdentity(client, identity)) };
    return client.request(provenEndpoints[action], { params, body });
  }
  return client.request(endpoints[action], { params, body: { reason } });
}

/** An account as lists show it; its own page shows its second factor too. */
type SubjectRow = ListedUser & Partial<Pick<UserAccount, 'second_factor_since'>>;

/** The account of an action, and its list. */
export interface ActionSubject {
  row: SubjectRow;
  role: Role;
  /** Whether it is the administrator's own account. */
  isOwn: boolean;
}

/** An action of an administrator on an account (§6). */
export interface OfferedAction {
  key: UserAction;
  /** Whether the action applies. */
  isOffered: (subject: ActionSubject) => boolean;
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
    tone: 'primary',
  },
  {
    key: 'releaseMachine',
    isOffered: ({ row }) => row.machine_id !== null,
    tone: 'danger',
  },
  {
    key: 'resetFactor',
    isOffered: ({ row, isOwn }) => !isOwn && (row.second_factor_since ?? null) !== null,
    tone: 'danger',
  },
  {
    key: 'grantAdmin',
    isOffered: ({ role, row }) => role === 'user' && row.disabled_at === null,
    tone: 'primary',
    leavesList: true,
  },
  {
    key: 'withdrawAdmin',
    isOffered: ({ role, isOwn }) => role === 'admin' && !isOwn,
    tone: 'danger',
    leavesList: true,
  },
  {
    key: 'reactivate',
    isOffered: ({ row }) => row.disabled_at !== null,
    tone: 'primary',
  },
  {
    key: 'suspend',
    isOffered: ({ row, isOwn }) => !isOwn && row.disabled_at === null,
    tone: 'danger',
  },
];
