import type { ProfileField, Role } from '@consultancy/validation';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import type { UsersTable } from '../../database/tables/accounts.ts';

/** The facts by which a sign-in is accepted or rejected. */
export interface Credentials {
  id: number;
  username: string;
  role: Role;
  password_hash: string;
  email_verified_at: Date | null;
  disabled_at: Date | null;
  /** Whether someone signed in to the account before. */
  known: boolean;
  /** Whether the password is not enough. */
  has_factor: boolean;
}

/**
 * The credentials behind a username: those of an account, or of a registration that awaits its
 * verification, found by one statement so that both cost the same.
 */
export async function findCredentials(db: Db, username: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`${prepared}
    SELECT id, username, role, password_hash, email_verified_at, disabled_at,
           last_login IS NOT NULL AS known, second_factor_since IS NOT NULL AS has_factor
    FROM users WHERE username = ${username}
    UNION ALL
    SELECT id, username, 'user', password_hash, NULL, NULL, false, false
    FROM pending_registrations WHERE username = ${username}
    LIMIT 1`.execute(db);
  return rows[0];
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

const byEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email_verified_at', 'disabled_at'])
    .where('email', '=', email);

/** The account of an e-mail address, if any. */
export const findByEmail = (db: Db, email: string) => byEmail(db, email).executeTakeFirst();

/** The same; whether it is suspended stays as it is until the transaction ends. */
export const lockByEmail = (db: Db, email: string) =>
  byEmail(db, email).forNoKeyUpdate().executeTakeFirst();

/** Whether no user and no pending registration has the username. */
export async function usernameAvailable(db: Db, username: string): Promise<boolean> {
  const { rows } = await sql<{ available: boolean }>`
    SELECT NOT EXISTS (SELECT 1 FROM users WHERE username = ${username})
       AND NOT EXISTS (SELECT 1 FROM pending_registrations WHERE username = ${username})
       AS available`.execute(db);
  return rows[0]?.available ?? false;
}

type NewUser = Pick<
  Insertable<UsersTable>,
  | ProfileField
  | 'username'
  | 'password_hash'
  | 'consent_version'
  | 'consent_at'
  | 'consent_address'
  | 'role'
  | 'email_verified_at'
>;

/** Adds a user. @throws a unique violation when the username or the e-mail is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const row = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
