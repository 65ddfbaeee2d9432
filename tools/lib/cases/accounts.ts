import { createHash, randomBytes } from 'node:crypto';
import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';
import { profileFieldNames } from '@consultancy/validation';
import type { TestStack } from './test-stack.ts';

export { demoAccounts };

export function demoAccount(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demonstration account of the role ${role}.`);
  return account;
}

export interface TestUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Columns in which the added users are like the account. */
const copied = profileFieldNames.filter((field) => field !== 'email').join(', ');

/**
 * Adds verified users to the database, `<name>_1` to `<name>_<count>`, with the password hash of a
 * demonstration account: hashing as many passwords would take longer than the case.
 */
export async function addTestUsers(
  stack: Pick<TestStack, 'query'>,
  name: string,
  count: number,
  role: DemoAccount['role'] = 'user',
): Promise<[TestUser, ...TestUser[]]> {
  const { username, password } = demoAccount(role);
  const rows = await stack.query<Omit<TestUser, 'password'>>(
    `INSERT INTO users (username, email, ${copied}, password_hash, role, email_verified_at,
                        consent_version)
     SELECT name, name || '@example.com', ${copied}, password_hash, role, now(), consent_version
     FROM users, generate_series(1, $1::integer) AS n, concat($2::text, '_', n) AS name
     WHERE username = $3 RETURNING id::integer, username, email`,
    [count, name, username],
  );
  const [first, ...others] = rows.map((row) => ({ ...row, password }));
  if (!first || rows.length !== count)
    throw new Error('The demonstration accounts are not loaded.');
  return [first, ...others];
}

/** A user with credits and a registered machine, and the machine's token. */
export type Buyer = TestUser & { readonly token: string };

/** Adds users who have credits and a registered machine. @param credits of each, a decimal. */
export async function addBuyers(stack: TestStack, count: number, credits: string) {
  const users = await addTestUsers(stack, 'compra', count);
  const tokens = users.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const ids = users.map(({ id }) => id);
  await stack.query(
    `WITH buyers AS (
       UPDATE users SET current_credits = $2, movement_seq = 1 WHERE id = ANY ($1)
     ), entries AS (
       INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
       SELECT id, 1, $2, $2, 'Ajuste', 'Saldo inicial' FROM unnest($1::bigint[]) AS id
     )
     INSERT INTO machines (user_id, machine_id, token_hash)
     SELECT id, 'PC-GIS', hash FROM unnest($1::bigint[], $3::bytea[]) AS machine (id, hash)`,
    [ids, credits, hashes],
  );
  return users.map((user, n) => ({ ...user, token: tokens[n] ?? '' })) as [Buyer, ...Buyer[]];
}
