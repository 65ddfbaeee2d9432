import { createHash, randomBytes } from 'node:crypto';
import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';
import { profileFieldNames } from '@consultancy/validation';
import type { TestStack } from './test-stack.ts';

export { demoAccounts };

/** The first demonstration account of a role. */
export function demoAccount(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demonstration account of the role ${role}.`);
  return account;
}

/** A user that was added for a case. */
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
): Promise<TestUser[]> {
  const { username, password } = demoAccount(role);
  const rows = await stack.query<Omit<TestUser, 'password'>>(
    `INSERT INTO users (username, email, ${copied}, password_hash, role, email_verified_at,
                        consent_version)
     SELECT name, name || '@example.com', ${copied}, password_hash, role, now(), consent_version
     FROM users, generate_series(1, $1::integer) AS n, concat($2::text, '_', n) AS name
     WHERE username = $3 RETURNING id::integer, username, email`,
    [count, name, username],
  );
  if (rows.length !== count) throw new Error('The demonstration accounts are not loaded.');
  return rows.map((row) => ({ ...row, password }));
}

/** A user with credits and a registered machine. */
export interface Buyer extends TestUser {
  /** The machine's token. */
  readonly token: string;
}

const addCreditsAndMachine = `
  WITH buyer AS (
    UPDATE users SET current_credits = $2, movement_seq = 1 WHERE id = $1
  ), entry AS (
    INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
    VALUES ($1, 1, $2, $2, 'Ajuste', 'Saldo inicial')
  )
  INSERT INTO machines (user_id, machine_id, token_hash) VALUES ($1, 'PC-GIS', $3)`;

/** Adds users who have credits and a registered machine. @param credits of each, a decimal. */
export async function addBuyers(stack: TestStack, count: number, credits: string) {
  const buyers: Buyer[] = [];
  for (const user of await addTestUsers(stack, 'compra', count)) {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest();
    await stack.query(addCreditsAndMachine, [user.id, credits, hash]);
    buyers.push({ ...user, token });
  }
  return buyers;
}
