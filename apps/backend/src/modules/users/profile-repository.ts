import { limits, type ProfileUpdate } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** The user's present address; the row stays theirs alone until the transaction ends. */
export async function lockEmail(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.email;
}

/** Changes only the fields in `changes`. */
export async function updateFields(
  db: Db,
  userId: number,
  fields: Omit<ProfileUpdate, 'email'>,
): Promise<void> {
  const changes = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (changes.length > 0) {
    await db
      .updateTable('users')
      .set(Object.fromEntries(changes))
      .where('id', '=', userId)
      .execute();
  }
}

/** The address that awaits confirmation, or null. */
export async function pendingEmail(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Keeps the address that the e-mail is to become, instead of an earlier one. */
export async function stageEmail(db: Db, userId: number, newEmail: string): Promise<void> {
  await sql`
    INSERT INTO email_changes (user_id, new_email, expires_at)
    VALUES (${userId}, ${newEmail},
            now() + make_interval(hours => ${limits.verificationLinkHours}::integer))
    ON CONFLICT (user_id) DO UPDATE
    SET new_email = excluded.new_email, created_at = now(), expires_at = excluded.expires_at
    `.execute(db);
}

/** Deletes and returns the pending address; null when none is pending any more. */
export async function consumePendingEmail(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ new_email: string; live: boolean }>`
    DELETE FROM email_changes WHERE user_id = ${userId}
    RETURNING new_email, expires_at > now() AS live`.execute(db);
  return rows[0]?.live ? rows[0].new_email : null;
}

/**
 * Sets the user's address, which was just confirmed.
 * @throws a unique violation when it is someone else's. False when the account is suspended.
 */
export async function setEmail(db: Db, userId: number, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE users SET email = ${email}, email_verified_at = now()
    WHERE id = ${userId} AND disabled_at IS NULL`.execute(db);
  return numAffectedRows === 1n;
}
