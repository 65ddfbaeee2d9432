import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { type LinkPurpose, linkTokenHash } from '../../mail/link-token.ts';

interface NewLink {
  userId: number;
  purpose: LinkPurpose;
  hours: number;
}

/** Makes a mailed link's row and ends the user's earlier links of the same purpose. */
export async function createLink(db: Db, key: Buffer, link: NewLink): Promise<number> {
  const nonce = randomUUID();
  await sql`
    UPDATE one_use_tokens SET replaced_at = now()
    WHERE user_id = ${link.userId} AND purpose = ${link.purpose}
      AND used_at IS NULL AND replaced_at IS NULL`.execute(db);
  const row = await db
    .insertInto('one_use_tokens')
    .values({
      user_id: link.userId,
      purpose: link.purpose,
      nonce,
      token_hash: linkTokenHash(key, link.purpose, nonce),
      expires_at: new Date(Date.now() + link.hours * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Uses a verification link. During its life the same link succeeds again, so that a reload or a
 * mail scanner's visit does no harm (decisions §3).
 * @returns the user, or null when the link is unknown, replaced or expired.
 */
export async function spendVerificationLink(db: Db, tokenHash: Buffer): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    UPDATE one_use_tokens SET used_at = coalesce(used_at, now())
    WHERE token_hash = ${tokenHash} AND purpose = 'verify-email'
      AND replaced_at IS NULL AND expires_at > now()
    RETURNING user_id`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Marks the user's e-mail as verified. True the first time only. */
export async function markVerified(db: Db, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE users SET email_verified_at = now()
    WHERE id = ${userId} AND email_verified_at IS NULL`.execute(db);
  return numAffectedRows === 1n;
}
