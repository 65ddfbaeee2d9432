import { randomUUID } from 'node:crypto';
import { createUtilization } from '@consultancy/validation';
import pg from 'pg';
import { addBuyers, type Buyer } from '../../lib/cases/accounts.ts';
import { pairedRatio } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { httpLoad, workLoad } from '../reports/load.ts';

/** Connections of the server's pool, and of the control. */
const POOL = 20;

export const title = 'Debits of one hot account through HTTP';
export const stack = { env: { DATABASE_POOL: `${POOL}` } };

/** The statements of one debit, of a user, and with a key. */
const statements = [
  `INSERT INTO idempotency_keys (user_id, route, key, body_hash)
   VALUES ($1, 'control', $2, sha256($2::text::bytea)) ON CONFLICT DO NOTHING`,
  `UPDATE users SET pending_credits = pending_credits + 1.00
   WHERE id = $1 AND current_credits - pending_credits >= 1.00`,
  `INSERT INTO utilizations
     (user_id, machine_row, feature_id, fc_records90, tb_records90, score, level,
      price_list_version, credits_reserved, expires_at)
   SELECT user_id, id, 'R_INF_04', 1, 0, 1, 'Nivel 1', 1, 1.00, now() + interval '30 minutes'
   FROM machines WHERE user_id = $1`,
  `UPDATE idempotency_keys SET answer = '{}' WHERE user_id = $1 AND route = 'control'
     AND key = $2`,
];

async function bareDebit(pool: pg.Pool, { id }: Buyer): Promise<void> {
  const key = randomUUID();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const statement of statements) {
      await client.query(statement, statement.includes('$2') ? [id, key] : [id]);
    }
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

export async function run(stack: TestStack): Promise<void> {
  const [buyer] = await addBuyers(stack, 1, '99000000.00');
  const pool = new pg.Pool({ connectionString: stack.database.url, max: POOL });
  stack.parts.defer(() => pool.end());
  const seconds = stack.quick ? 1 : 3;
  const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
  const options = {
    url: `${stack.server().host}${createUtilization.path}`,
    method: 'POST' as const,
    headers,
    body: JSON.stringify({ feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 }),
    requests: [
      {
        setupRequest: (own: object) => ({
          ...own,
          headers: { ...headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  };
  const compared = await pairedRatio(
    async () => (await httpLoad(options, seconds)).throughput,
    async () => (await workLoad(() => bareDebit(pool, buyer), seconds)).throughput,
  );
  const control = 'its own transaction by a bare client';
  stack.record.ratio('debits per second', compared, { atLeast: 0.6 }, { control });
}
