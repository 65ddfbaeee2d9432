import { limits, type Profile } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** A stored registration with its proof of consent. */
export interface NewRegistration extends Profile {
  username: string;
  password_hash: string;
  consent_version: string;
  consent_address: string | null;
  /** Hash of the secret that the registering browser keeps. */
  browser_hash: Buffer;
}

/** Stores a registration. @throws a unique violation when another one has the username. */
export async function insertRegistration(db: Db, registration: NewRegistration): Promise<number> {
  const row = await db
    .insertInto('pending_registrations')
    .values({
      ...registration,
      expires_at: sql<Date>`now() + make_interval(days => ${limits.registrationDays}::integer)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Serializes the creation and revocation of an address's links until the transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 5))`.execute(db);
}

/** A browser's own registration for an address, otherwise the address's newest. */
export async function findRegistration(db: Db, email: string, browserHash: Buffer) {
  return db
    .selectFrom('pending_registrations')
    .select(['id'])
    .where('email', '=', email)
    .orderBy(sql`browser_hash IS NOT DISTINCT FROM ${browserHash}`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Address of a registration, or null when it is completed or deleted. */
export async function registrationEmail(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('pending_registrations')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Revokes the unopened links of one registration; those of others for the address live on. */
export async function revokeVerificationLinks(db: Db, id: number): Promise<void> {
  await sql`
    UPDATE one_use_tokens SET replaced_at = now()
    WHERE registration_id = ${id} AND used_at IS NULL AND replaced_at IS NULL`.execute(db);
}

/** The target of a verification link: a registration, or the account that it became. */
export async function lockVerificationLink(db: Db, tokenHash: Buffer) {
  const { rows } = await sql<{ id: number; registration_id: number | null }>`
    SELECT id, registration_id FROM one_use_tokens
    WHERE token_hash = ${tokenHash} AND purpose = 'verify-email'
      AND replaced_at IS NULL AND expires_at > now()
    FOR UPDATE`.execute(db);
  return rows[0] ?? null;
}

/** The data of a registration that is about to become an account. */
export async function readRegistration(db: Db, id: number) {
  const {
    id: _,
    expires_at: __,
    browser_hash: ___,
    ...account
  } = await db
    .selectFrom('pending_registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return account;
}

/** Assigns the used link to the created account, and deletes the registration. */
export async function completeRegistration(
  db: Db,
  ids: { linkId: number; registrationId: number; userId: number },
): Promise<void> {
  await sql`
    UPDATE one_use_tokens SET used_at = now(), user_id = ${ids.userId}, registration_id = NULL
    WHERE id = ${ids.linkId}`.execute(db);
  await deleteRegistration(db, ids.registrationId);
}

/** The proofs that the user who opens a link chose the registration's data. */
export async function readProofs(db: Db, id: number) {
  return db
    .selectFrom('pending_registrations')
    .select(['browser_hash', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes a registration with its links. */
export async function deleteRegistration(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pending_registrations').where('id', '=', id).execute();
}
