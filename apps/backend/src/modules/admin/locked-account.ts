import { isAdminRole } from '@consultancy/validation';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';

/** An account that an administrator acts on, locked until the transaction ends. */
export interface LockedAccount {
  id: number;
  username: string;
  role: 'admin' | 'user';
  disabled_at: Date | null;
}

/**
 * Locks the administrator and the account, in the order of their numbers, and looks again whether
 * the administrator still is one. So of two administrators who withdraw or suspend each other at
 * the same moment one comes second and is refused, and one is always left.
 * @throws UNAUTHORIZED when the actor is no longer an administrator; USER_NOT_FOUND.
 */
export async function lockForAction(
  db: Db,
  actorId: number,
  username: string,
): Promise<LockedAccount> {
  const { rows } = await sql<LockedAccount>`
    SELECT id, username, role, disabled_at FROM users
    WHERE id = ${actorId} OR username = ${username}
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
  const actor = rows.find(({ id }) => id === actorId);
  if (!actor || actor.disabled_at || !isAdminRole(actor.role)) {
    throw new AppError('UNAUTHORIZED');
  }
  const account = rows.find((row) => row.username === username);
  if (!account) {
    throw new AppError('USER_NOT_FOUND');
  }
  return account;
}
