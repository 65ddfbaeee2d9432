import { demoAccounts } from '@consultancy/backend/demo-accounts';
import type { Client } from 'pg';
import { Fault } from '../fault.ts';
import type { OwnStack } from './own-stack.ts';
import { withClient } from './with-client.ts';

const model = demoAccounts.find(({ role }) => role === 'user');

/** Password of everyone in a crowd. */
export const crowdPassword = model?.password ?? '';

/** Does something with a connection of one's own to the stack's database. */
export function withSql<T>(stack: OwnStack, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(stack.database.url, work);
}

/**
 * Adds verified accounts straight to the database, `<name>_1` to `<name>_<count>`, each with the
 * address `<username>@example.com`. Hashing as many passwords would take longer than the line.
 * @returns their usernames.
 */
export async function addCrowd(stack: OwnStack, name: string, count: number): Promise<string[]> {
  const added = await withSql(stack, (client) =>
    client.query<{ username: string }>(
      `INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                          password_hash, email_verified_at, consent_version)
       SELECT $1 || '_' || n, $1 || '_' || n || '@example.com', 'Ana', 'Ruiz', '3001234567', 'Geo',
              password_hash, now(), consent_version
       FROM users, generate_series(1, $2::integer) AS n WHERE username = $3
       RETURNING username`,
      [name, count, model?.username],
    ),
  );
  if (added.rows.length !== count) throw new Fault('The demonstration accounts are not loaded.');
  return added.rows.map(({ username }) => username);
}
