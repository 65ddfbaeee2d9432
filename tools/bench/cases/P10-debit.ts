import { randomUUID } from 'node:crypto';
import { createUtilization } from '@consultancy/validation';
import pg from 'pg';
import { addBuyers, type Buyer } from '../../lib/cases/accounts.ts';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { pairedRatio } from '../../lib/cases/statistics.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { httpLoad, workLoad } from '../reports/load.ts';

/** Connections of the server's pool, and of the control. */
const POOL = 20;

/** The statements of one debit, sent by a bare client. */
async function bareDebit(pool: pg.Pool, { id }: Buyer): Promise<void> {
  const key = randomUUID();
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO idempotency_keys (user_id, route, key, body_hash)
       VALUES ($1, 'control', $2, sha256($2::text::bytea)) ON CONFLICT DO NOTHING`,
      [id, key],
    );
    await client.query(
      `UPDATE users SET pending_credits = pending_credits + 1.00
       WHERE id = $1 AND current_credits - pending_credits >= 1.00`,
      [id],
    );
    await client.query(
      `INSERT INTO utilizations
         (user_id, machine_row, feature_id, fc_records90, tb_records90, score, level,
          price_list_version, credits_reserved, expires_at)
       SELECT user_id, id, 'R_INF_04', 1, 0, 1, 'Nivel 1', 1, 1.00, now() + interval '30 minutes'
       FROM machines WHERE user_id = $1`,
      [id],
    );
    await client.query(
      `UPDATE idempotency_keys SET answer = '{}' WHERE user_id = $1 AND route = 'control'
         AND key = $2`,
      [id, key],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

export const bench: BenchmarkCase = {
  id: 'P10',
  title: 'Debits of one hot account through HTTP',
  run: (context) =>
    withTestStack(context, { env: { DATABASE_POOL: `${POOL}` } }, async (stack) => {
      const [buyer] = await addBuyers(stack, 1, '99000000.00');
      if (!buyer) throw new Error('There is no buyer.');
      const pool = new pg.Pool({ connectionString: stack.database.url, max: POOL });
      stack.onClose(() => pool.end());
      const seconds = context.quick ? 1 : 3;
      const request = {
        url: `${stack.server().host}${createUtilization.path}`,
        method: 'POST' as const,
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 }),
      };
      // Each debit has an idempotency key of its own.
      const setupRequest = (own: object) => ({
        ...own,
        headers: { ...request.headers, 'idempotency-key': randomUUID() },
      });
      const measure = async () =>
        (await httpLoad({ ...request, requests: [{ setupRequest }] }, seconds)).throughput;
      const control = async () =>
        (await workLoad(() => bareDebit(pool, buyer), seconds)).throughput;
      const compared = await pairedRatio(measure, control);
      const format = (value: number) => value.toFixed(0);
      const of = { format, control: 'its own transaction by a bare client' };
      context.record.ratio('debits per second', compared, { atLeast: 0.6 }, of);
    }),
};
