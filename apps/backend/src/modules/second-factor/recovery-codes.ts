import { randomInt } from 'node:crypto';
import { limits } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { Passwords } from '../../security/passwords.ts';

/** Crockford's Base32: no I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;
/** Characters by which a code's hash is found; the other eight, 40 bits, are the secret. */
const LOOKUP_LENGTH = 4;

const lookupOf = (code: string) => code.slice(0, LOOKUP_LENGTH);
const grouped = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

function newCode(): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(32)]);
  return characters.join('');
}

/** New codes as their owner sees them this once, and what is stored of them. */
export interface RecoveryCodeSet {
  shown: string[];
  stored: { lookup: string; hash: string }[];
}

/** Makes a set of codes. They are short enough to be typed, so they are hashed like passwords. */
export async function makeRecoveryCodes(passwords: Passwords): Promise<RecoveryCodeSet> {
  const codes = new Map<string, string>();
  while (codes.size < limits.recoveryCodeCount) {
    const code = newCode();
    codes.set(lookupOf(code), code);
  }
  const stored = await Promise.all(
    [...codes].map(async ([lookup, code]) => ({ lookup, hash: await passwords.hash(code) })),
  );
  return { shown: [...codes.values()].map(grouped), stored };
}

/** Puts a set in the place of all codes of the user. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  { stored }: Pick<RecoveryCodeSet, 'stored'>,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(stored.map(({ lookup, hash }) => ({ user_id: userId, lookup, code_hash: hash })))
    .execute();
}

/** Removes all codes of the user. */
export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** How many codes of the user were not used yet. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::integer AS left FROM recovery_codes
    WHERE user_id = ${userId} AND used_at IS NULL`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Whether it is an unused code of the user; an unknown one takes the same time. */
export async function matchesRecoveryCode(
  db: Db,
  passwords: Passwords,
  userId: number,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('lookup', '=', lookupOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return passwords.verify(row?.code_hash ?? null, code, { first: true });
}

/** Consumes a code. Of two requests at the same moment one succeeds. */
export async function consumeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE user_id = ${userId} AND lookup = ${lookupOf(code)} AND used_at IS NULL`.execute(db);
  return numAffectedRows === 1n;
}
