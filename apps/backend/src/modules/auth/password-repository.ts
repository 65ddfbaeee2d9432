import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type AuditOrigin, recordAudit } from '../audit/record.ts';
import { revokeLinks } from './link-repository.ts';

/** Data that a new password is compared with, and its owner; none of a suspended account. */
export async function readPasswordOwner(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'enterprise_name', 'role'])
    .select('password_hash')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Revokes the reset links of a user and a pending e-mail change, which an intruder may have requested. */
export async function revokeMailedChanges(db: Db, userId: number): Promise<void> {
  await revokeLinks(db, userId, 'reset-password');
  await revokeLinks(db, userId, 'change-email');
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** A new password, the hash that it replaces, and its event in the audit trail. */
export interface PasswordReplacement {
  userId: number;
  oldHash: string;
  newHash: string;
  action: 'password changed' | 'password reset';
}

/**
 * Puts a new hash in the place of the one that was proven or reset. With it end the reset links and a
 * pending e-mail change, which an intruder with the old password may have requested.
 * @returns false when the password has become another one in the meantime.
 */
export async function replacePassword(
  db: Db,
  change: PasswordReplacement,
  origin: AuditOrigin,
): Promise<boolean> {
  const { userId } = change;
  const { numAffectedRows } = await sql`
    UPDATE users SET password_hash = ${change.newHash}
    WHERE id = ${userId} AND password_hash = ${change.oldHash}
      AND disabled_at IS NULL`.execute(db);
  if (numAffectedRows !== 1n) {
    return false;
  }
  await revokeMailedChanges(db, userId);
  await recordAudit(db, origin, { action: change.action, targetId: userId });
  await enqueueMail(db, { mail: 'password-changed', userId, at: new Date().toISOString() });
  return true;
}
