import type { RegistrationPayload } from '@consultancy/validation';
import { type Insertable, sql } from 'kysely';
import type { UsersTable } from '../../database/database-types.ts';
import type { Db } from '../../database/pool.ts';

/** What a sign-in is decided by. */
export async function findCredentials(db: Db, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'password_hash', 'email_verified_at', 'disabled_at'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Id of the user of this name, or null. */
export async function findUserId(db: Db, username: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The account of an e-mail address, if any. */
export async function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email_verified_at', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Whether the username belongs to someone, or is held for a registration that came to nothing. */
export async function usernameTaken(db: Db, username: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT EXISTS (SELECT 1 FROM users WHERE username = ${username})
        OR EXISTS (SELECT 1 FROM held_usernames WHERE username = ${username}) AS taken`.execute(db);
  return rows[0]?.taken ?? false;
}

/** Holds a username as if it were someone's. */
export async function holdUsername(db: Db, username: string): Promise<void> {
  await sql`INSERT INTO held_usernames (username) VALUES (${username})
            ON CONFLICT DO NOTHING`.execute(db);
}

type Names = Pick<
  RegistrationPayload,
  'username' | 'email' | 'first_name' | 'last_name' | 'cellphone' | 'enterprise_name'
>;
type Rest = Pick<
  Insertable<UsersTable>,
  'password_hash' | 'consent_version' | 'consent_address' | 'role' | 'email_verified_at'
>;

/** Adds a user. @throws a unique violation when the username or the e-mail is taken. */
export async function insertUser(db: Db, user: Names & Rest): Promise<number> {
  const row = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
