import type { AuditAction, Role } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { AuditFacts } from '../audit/record.ts';
import { isOpenSession } from '../auth/open-session.ts';
import { revokeMailedChanges } from '../auth/password-repository.ts';
import { revokeUserSessions } from '../auth/session-repository.ts';
import { removeAllFactors } from '../second-factor/removal-service.ts';
import { releaseActiveMachine } from '../tool/machine-repository.ts';
import type { LockedAccount } from './locked-account.ts';

/** The changes of an action by field; null when there was nothing to change. */
type Change = { before: AuditFacts; after: AuditFacts } | null;

/** An action on an account. */
export interface AccountAction {
  audit: AuditAction;
  /** Message for the administrator. */
  message: string;
  /** Whether an administrator may apply it to their own account. */
  forOneself: boolean;
  /** Whether the administrator's second factor must have been confirmed recently. */
  needsRecentFactor: boolean;
  apply(db: Db, account: LockedAccount): Promise<Change>;
}

async function setDisabled(db: Db, account: LockedAccount, disabled: boolean): Promise<Change> {
  if (Boolean(account.disabled_at) === disabled) {
    return null;
  }
  await sql`
    UPDATE users SET disabled_at = CASE WHEN ${disabled}::boolean THEN now() END
    WHERE id = ${account.id}`.execute(db);
  return { before: { suspended: !disabled }, after: { suspended: disabled } };
}

async function setRole(db: Db, account: LockedAccount, role: Role): Promise<Change> {
  if (account.role === role) {
    return null;
  }
  await sql`UPDATE users SET role = ${role} WHERE id = ${account.id}`.execute(db);
  return { before: { role: account.role }, after: { role } };
}

async function countSessions(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::integer AS open FROM sessions
    WHERE user_id = ${userId} AND ${sql.raw(isOpenSession('sessions'))}`.execute(db);
  return rows[0]?.open ?? 0;
}

/** Every action on an account; a new one needs an entry here, an endpoint and a route. */
export const accountActions = {
  suspend: {
    audit: 'user suspended',
    message: 'La cuenta quedó suspendida y sus sesiones se cerraron.',
    forOneself: false,
    needsRecentFactor: true,
    // The machine's token and the session read `disabled_at` with every request, so both are
    // rejected at once. What was mailed before would be valid again once the account is reactivated.
    apply: async (db, account) => {
      const change = await setDisabled(db, account, true);
      await revokeMailedChanges(db, account.id);
      await revokeUserSessions(db, account.id, 'account suspended');
      return change;
    },
  },
  reactivate: {
    audit: 'user reactivated',
    message: 'La cuenta quedó activa.',
    forOneself: false,
    needsRecentFactor: true,
    apply: (db, account) => setDisabled(db, account, false),
  },
  grantAdmin: {
    audit: 'admin granted',
    message: 'El usuario ahora es administrador.',
    forOneself: false,
    needsRecentFactor: true,
    apply: (db, account) => setRole(db, account, 'admin'),
  },
  withdrawAdmin: {
    audit: 'admin withdrawn',
    message: 'El usuario ya no es administrador.',
    forOneself: false,
    needsRecentFactor: true,
    apply: (db, account) => setRole(db, account, 'user'),
  },
  endSessions: {
    audit: 'sessions ended',
    message: 'Todas las sesiones del usuario se cerraron.',
    forOneself: false,
    needsRecentFactor: false,
    apply: async (db, account) => {
      const before = { sessions: await countSessions(db, account.id) };
      await revokeUserSessions(db, account.id, 'ended by an administrator');
      return { before, after: { sessions: 0 } };
    },
  },
  releaseMachine: {
    audit: 'machine released',
    message: 'El equipo quedó liberado. El usuario puede registrar otro.',
    forOneself: true,
    needsRecentFactor: false,
    apply: async (db, account) => {
      const machineId = await releaseActiveMachine(db, account.id);
      return machineId === null
        ? null
        : { before: { machine_id: machineId }, after: { machine_id: null } };
    },
  },
  resetSecondFactor: {
    audit: 'factors reset',
    message: 'El segundo factor del usuario se quitó y sus sesiones se cerraron.',
    forOneself: false,
    needsRecentFactor: true,
    apply: async (db, { id: userId }) => {
      if (!(await removeAllFactors(db, userId))) {
        return null;
      }
      const at = new Date().toISOString();
      await enqueueMail(db, { mail: 'second-factor', userId, change: 'reset', at, address: null });
      return { before: { second_factor: true }, after: { second_factor: false } };
    },
  },
} as const satisfies Record<string, AccountAction>;
