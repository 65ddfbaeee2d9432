import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { createUtilization } from '@consultancy/validation';
import pg from 'pg';
import { addBuyers, type Buyer } from '../../lib/ledger/people.ts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { pairedRatio } from '../../lib/lines/ratio.ts';
import { keptConnections, loadOf } from '../reports/load.ts';

const CALLERS = 32;
/** Connections of the server's pool, and of the control. */
const POOL = 20;

/** The debit's own statement: credits are held only if that many are available. */
const hold = `
  UPDATE users SET pending_credits = pending_credits + 1.00
  WHERE id = $1 AND current_credits - pending_credits >= 1.00`;

/** The statements that one debit of the tool API sends, as a bare client sends them. */
async function bareDebit(client: pg.PoolClient, buyer: Buyer): Promise<void> {
  const key = randomUUID();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO idempotency_keys (user_id, route, key, body_hash)
     VALUES ($1, 'control', $2, sha256($2::text::bytea)) ON CONFLICT DO NOTHING`,
    [buyer.id, key],
  );
  await client.query(hold, [buyer.id]);
  await client.query(
    `INSERT INTO utilizations
       (user_id, machine_row, feature_id, fc_records90, tb_records90, score, level,
        price_list_version, credits_reserved, expires_at)
     SELECT user_id, id, 'R_INF_04', 1, 0, 1, 'Nivel 1', 1, 1.00, now() + interval '30 minutes'
     FROM machines WHERE user_id = $1`,
    [buyer.id],
  );
  await client.query(
    `UPDATE idempotency_keys SET answer = '{}' WHERE user_id = $1 AND route = 'control'
       AND key = $2`,
    [buyer.id, key],
  );
  await client.query('COMMIT');
}

/** Runs something on a connection of a pool. */
async function onPool(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>) {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** One debit through the server. */
function debitOver(stack: OwnStack, token: string) {
  const agent = keptConnections(CALLERS);
  const url = `${stack.servers[0]?.host}${createUtilization.path}`;
  const body = JSON.stringify({ feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 });
  stack.atEnd(() => agent.destroy());
  return () =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      };
      const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 201 ? resolve() : reject(new Error(`${answer.statusCode}`)),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

export const line: MeasuredLine = {
  id: 'P10',
  title: 'Debits of one hot account through HTTP',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal, env: { DATABASE_POOL: `${POOL}` } }, async (stack) => {
      const [buyer] = await addBuyers(stack.database.url, 1, '99000000.00');
      if (!buyer) throw new Error('There is no buyer.');
      const pool = new pg.Pool({ connectionString: stack.database.url, max: POOL });
      stack.atEnd(() => pool.end());
      const seconds = quick ? 1 : 3;
      const throughput = async (once: () => Promise<unknown>) =>
        (await loadOf(once, { callers: CALLERS, seconds })).throughput;
      const debit = debitOver(stack, buyer.token);
      const over = () => throughput(debit);
      const same = await pairedRatio(over, () =>
        throughput(() => onPool(pool, (client) => bareDebit(client, buyer))),
      );
      record({
        what: 'debits a second, against the debit’s own transaction by a bare client',
        seen: `${same.seen.toFixed(0)}`,
        control: `${same.control.toFixed(0)}`,
        ratio: same.ratio.toFixed(2),
        budget: '≥ 0.60',
        holds: same.ratio >= 0.6,
      });
      const single = await pairedRatio(over, () =>
        throughput(() => onPool(pool, (client) => client.query(hold, [buyer.id]))),
      );
      record({
        what: 'debits a second, against its conditional update alone',
        seen: `${single.seen.toFixed(0)}`,
        control: `${single.control.toFixed(0)}`,
        ratio: single.ratio.toFixed(2),
        budget: '—',
        holds: true,
      });
    }),
};
