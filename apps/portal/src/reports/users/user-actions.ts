import type { UserAction } from '@consultancy/api';
import { grantAdmin, type ListedUser, suspendUser } from '@consultancy/validation';

/** Whom an action is about, and from which list. */
export interface ActionSubject {
  row: ListedUser;
  role: 'user' | 'admin';
  /** Whether it is the administrator's own account. */
  isOwn: boolean;
}

/** An action of an administrator on an account (§6). */
export interface OfferedAction {
  key: UserAction;
  /** Whether there is something to do. */
  isOffered: (subject: ActionSubject) => boolean;
  /** What its form must hold: a reason, and the own password where rights are given. */
  payload: typeof suspendUser.body | typeof grantAdmin.body;
  tone: 'primary' | 'danger';
  /** Whether the person is in the other list once it is done. @defaultValue false */
  leavesList?: true;
}

/** Every action on an account; the server refuses those on the own one, and so the last administrator stays. */
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
