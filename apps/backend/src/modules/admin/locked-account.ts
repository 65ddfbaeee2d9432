import type { Role } from '@consultancy/validation';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type Actor, requireActingAdmin } from '../auth/account-status.ts';

/** An account that an administrator acts on, locked until the transaction ends. */
export interface LockedAccount {
  id: number;
  username: string;
  role: Role;
  disabled_at: Date | null;
  erased_at: Date | null;
}

async function lockAccount(db: Db, id: number): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`
    SELECT id, username, role, disabled_at, erased_at FROM users
    WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
  return rows[0];
}

/**
 * Checks and locks the administrator, and locks the account, in the order of their numbers. So of
 * two administrators who withdraw or suspend each other at the same moment one comes second and is
 * rejected, one is always left, and two who sell to each other do not deadlock.
 * @param accountId the account; null when there is none.
 * @throws UNAUTHORIZED, UNAUTHENTICATED when the actor may not act any more; USER_NOT_FOUND;
 * ACCOUNT_ERASED.
 */
export async function lockForAction(
  db: Db,
  actor: Actor,
  accountId: number | null,
): Promise<LockedAccount> {
  const before =
    accountId !== null && accountId <= actor.userId ? await lockAccount(db, accountId) : undefined;
  await requireActingAdmin(db, actor);
  const account = before ?? (accountId === null ? undefined : await lockAccount(db, accountId));
  if (!account) {
    throw new AppError('USER_NOT_FOUND');
  }
  if (account.erased_at) {
    throw new AppError('ACCOUNT_ERASED');
  }
  return account;
}
