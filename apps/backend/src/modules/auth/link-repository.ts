import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { type LinkPurpose, linkTokenHash } from '../../mail/link-token.ts';
import type { Keys } from '../../security/keys.ts';

/** Whose link it is: a registration's until it is verified, a user's otherwise; see `createNoLink`. */
export type LinkOwner = { userId: number } | { registrationId: number } | 'no-one';

/** Purpose, owner and lifetime of a link. */
export interface NewLink {
  owner: LinkOwner;
  purpose: LinkPurpose;
  minutes: number;
}

/**
 * Locks the user's row before any of their links: every change of both locks in this order, so
 * that no two wait for each other. New links refer to the row, which this lock leaves free to them.
 */
async function lockOwner(db: Db, userId: number): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(db);
}

/**
 * Locks the row also against those who refer to it, as a change of the e-mail, which is unique, will. With the
 * smaller lock first, it and a run that has just referred to the user would wait for each other.
 */
async function lockWhole(db: Db, userId: number): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE`.execute(db);
}

/** Revokes a user's unused links of a purpose. */
export async function revokeLinks(db: Db, userId: number, purpose: LinkPurpose): Promise<void> {
  await lockOwner(db, userId);
  await sql`
    UPDATE one_use_tokens SET replaced_at = now()
    WHERE user_id = ${userId} AND purpose = ${purpose}
      AND used_at IS NULL AND replaced_at IS NULL`.execute(db);
}

function ownerColumns(owner: LinkOwner) {
  if (owner === 'no-one') {
    return {};
  }
  return 'userId' in owner ? { user_id: owner.userId } : { registration_id: owner.registrationId };
}

/**
 * Creates a mailed link's row. The caller revokes the earlier links.
 * @returns the row's id, and the nonce from which the link's token is derived.
 */
export async function createLink(db: Db, keys: Keys, link: NewLink) {
  const nonce = randomUUID();
  const { owner, purpose, minutes } = link;
  const row = await db
    .insertInto('one_use_tokens')
    .values({
      ...ownerColumns(owner),
      purpose,
      nonce,
      token_hash: linkTokenHash(keys, purpose, nonce),
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes}::integer)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { linkId: row.id, nonce };
}

/** Creates a link that is over, for an address that gets none: only for its cost (R9, ADR 052). */
export const createNoLink = (db: Db, keys: Keys) =>
  createLink(db, keys, { owner: 'no-one', purpose: 'reset-password', minutes: 0 });

/** The user of a link that could be used now, without using it; null when it could not. */
export async function findLinkUser(
  db: Db,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<number | null> {
  const row = await db
    .selectFrom('one_use_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * Whether a link was used and still lives: it is its active user's last used one of the purpose.
 * Called after `consumeLink` in the same transaction, it sees what a concurrent request has used.
 */
export async function wasConsumed(
  db: Db,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM one_use_tokens link JOIN users ON users.id = link.user_id
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND disabled_at IS NULL
      AND link.used_at IS NOT NULL AND link.replaced_at IS NULL AND link.expires_at > now()
      AND NOT EXISTS (
        SELECT FROM one_use_tokens later
        WHERE later.user_id = link.user_id AND later.purpose = link.purpose
          AND later.used_at > link.used_at)`.execute(db);
  return rows.length > 0;
}

/**
 * Uses a user's link. Of two at the same moment one succeeds.
 * @returns the user, or null when the link is unknown, used, replaced or expired.
 */
export async function consumeLink(
  db: Db,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<number | null> {
  const owner = await findLinkUser(db, purpose, tokenHash);
  if (owner === null) {
    return null;
  }
  await (purpose === 'change-email' ? lockWhole(db, owner) : lockOwner(db, owner));
  const { rows } = await sql<{ user_id: number }>`
    UPDATE one_use_tokens SET used_at = now()
    WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND user_id IS NOT NULL
      AND used_at IS NULL AND replaced_at IS NULL AND expires_at > now()
    RETURNING user_id`.execute(db);
  return rows[0]?.user_id ?? null;
}
