import { type PasskeyTransport, passkeyTransports } from '@consultancy/validation';
import { sql } from 'kysely';
import { violatedUnique } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';

/** A passkey as its responses are checked. */
export interface StoredPasskey {
  id: number;
  credential_id: string;
  public_key: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: PasskeyTransport[];
}

/** A new passkey. */
export type NewPasskey = Omit<StoredPasskey, 'id'> & { name: string; synced: boolean };

const known: readonly string[] = passkeyTransports;

/** The transports that WebAuthn names; browsers may know further ones. */
export const knownTransports = (transports: readonly string[] = []) =>
  transports.filter((one): one is PasskeyTransport => known.includes(one));

/** A user's passkeys, the oldest first. */
export async function readPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A user's passkey by its credential id; another user's is as unknown as none. */
export async function findPasskey(
  db: Db,
  userId: number,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row
    ? {
        ...row,
        public_key: new Uint8Array(row.public_key),
        transports: knownTransports(row.transports),
      }
    : null;
}

/** Adds a passkey. @returns false when the credential is registered already. */
export async function insertPasskey(db: Db, userId: number, key: NewPasskey): Promise<boolean> {
  try {
    const public_key = Buffer.from(key.public_key);
    await db
      .insertInto('passkeys')
      .values({ ...key, user_id: userId, public_key })
      .execute();
    return true;
  } catch (error) {
    if (violatedUnique(error)) {
      return false;
    }
    throw error;
  }
}

/**
 * Records a use. The counter must have grown since the newest use: what was copied from the
 * authenticator counts on its own and falls behind.
 * @returns false when it has not grown.
 */
export async function recordPasskeyUse(db: Db, id: number, counter: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE passkeys SET counter = ${counter}, last_used_at = now()
    WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Removes a user's passkey. @returns its name, or null when there is none. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
