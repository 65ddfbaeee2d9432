import { createHash, randomBytes } from 'node:crypto';
import { demoAccounts, demoAdministrator } from '@consultancy/backend/demo-accounts';
import { withClient } from '../lines/with-client.ts';

/** A user with credits and a machine of the tool API. */
export interface Buyer {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** The machine's token. */
  readonly token: string;
}

const insertBuyer = `
  WITH person AS (
    INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                       password_hash, email_verified_at, consent_version, current_credits,
                       movement_seq)
    VALUES ($1, $1 || '@example.com', 'Ana', 'Núñez', '3001234567', 'Geo', 'x', now(), 'x', $2, 1)
    RETURNING id
  ), booked AS (
    INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
    SELECT id, 1, $2, $2, 'Ajuste', 'Saldo inicial' FROM person
  ), machine AS (
    INSERT INTO machines (user_id, machine_id, token_hash) SELECT id, 'PC-GIS', $3 FROM person
  )
  SELECT id::integer FROM person`;

/** Adds users who have credits and a registered machine. @param credits of each, a decimal. */
export function addBuyers(url: string, count: number, credits: string): Promise<Buyer[]> {
  return withClient(url, async (client) => {
    const buyers: Buyer[] = [];
    for (let n = 1; n <= count; n += 1) {
      const username = `compra_${n}`;
      const token = randomBytes(32).toString('base64url');
      const hash = createHash('sha256').update(token).digest();
      const { rows } = await client.query(insertBuyer, [username, credits, hash]);
      buyers.push({ id: rows[0].id, username, email: `${username}@example.com`, token });
    }
    return buyers;
  });
}

/** Adds administrators who sign in with the demonstration administrator's password. */
export async function addSellers(url: string, count: number) {
  const demo = demoAccounts.find(({ username }) => username === demoAdministrator);
  const password = demo?.password ?? '';
  const usernames = Array.from({ length: count }, (_, n) => `vende_${n + 1}`);
  await withClient(url, (client) =>
    client.query(
      `INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                          password_hash, role, email_verified_at, consent_version)
       SELECT name, name || '@example.com', first_name, last_name, cellphone, enterprise_name,
              password_hash, role, email_verified_at, consent_version
       FROM users, unnest($2::text[]) AS name WHERE username = $1`,
      [demoAdministrator, usernames],
    ),
  );
  return { usernames, password };
}
