import type { TransactionSummary } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { signedIn } from '../../../test/users.ts';
import type { Db } from '../../database/pool.ts';
import { readSummary, type SummaryQuery } from '../../summaries/read-summary.ts';
import { purchase, totals } from './lists.ts';

const backend = startBackend();
const PURCHASES = 20_000;
/** One of so many is reversed. */
const EVERY = 100;

/** A user with very many purchases, and one with a single one. */
beforeAll(async () => {
  const seller = await signedIn(backend, 'jefa', 'admin');
  const buyer = await signedIn(backend, 'mayor');
  const other = await signedIn(backend, 'menor');
  await backend.unlimitedDb.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = 'replica'`.execute(trx);
    await sql`
      INSERT INTO transactions (user_id, username, recorded_by, trans_date, trans_type,
                                credits_purchased, amount_paid, trans_platform)
      SELECT CASE n WHEN 1 THEN ${other.id}::bigint ELSE ${buyer.id} END, 'mayor', ${seller.id},
             '2020-01-05T00:00:00Z'::timestamptz + n * interval '72 seconds', 'Compra', 1, 1000, 'Portal'
      FROM generate_series(1, ${PURCHASES}::integer) AS n`.execute(trx);
    await sql`
      INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript, trans_id)
      SELECT user_id, 100 + trans_id, 1, 1, 'Compra', 'Compra', trans_id FROM transactions`.execute(
      trx,
    );
    await sql`
      INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript, reverses_id)
      SELECT user_id, 1000000 + seq, -1, 0, 'Devolución', 'Devolución', id
      FROM credit_movements WHERE trans_id % ${EVERY} = 0`.execute(trx);
  });
  await sql`VACUUM ANALYZE`.execute(backend.unlimitedDb);
});

const query: SummaryQuery = {
  source: totals,
  scope: 'all',
  name: '',
  span: { from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z', zone: 'UTC' },
  maxRows: 500_000,
};

/** How many rows of the ledger this connection has read or looked for. */
async function countReads(trx: Db): Promise<number> {
  const { rows } = await sql<{ reads: number }>`
    SELECT (seq_tup_read + idx_scan + idx_tup_fetch)::integer AS reads
    FROM pg_stat_xact_user_tables WHERE relname = 'credit_movements'`.execute(trx);
  return rows[0]?.reads ?? 0;
}

const read = (changes: Partial<SummaryQuery>) =>
  backend.unlimitedDb.transaction().execute(async (trx) => {
    const before = await countReads(trx);
    const { totals: sums } = await readSummary<TransactionSummary>(trx, { ...query, ...changes });
    return { purchases: sums.purchases, reads: (await countReads(trx)) - before };
  });

it('looks up all reversals of a summary at once, and not once per row', async () => {
  const { purchases, reads } = await read({});
  expect(purchases).toBe(PURCHASES - PURCHASES / EVERY);
  expect(reads).toBeLessThan(1.1 * PURCHASES);
});

it('looks up the reversals of one user without those of others', async () => {
  const { purchases, reads } = await read({ scope: 'user', name: 'menor' });
  expect(purchases).toBe(1);
  expect(reads).toBeLessThan((3 * PURCHASES) / EVERY);
});

it('looks up the reversals of the exported rows only', async () => {
  const { types, reads } = await backend.unlimitedDb.transaction().execute(async (trx) => {
    const before = await countReads(trx);
    const { rows } = await sql<{ type: string }>`
      SELECT ${sql.raw(purchase.trans_type.exported)} AS type FROM transactions item
      ORDER BY item.trans_date DESC, item.trans_id DESC LIMIT 500`.execute(trx);
    return { types: rows.map(({ type }) => type), reads: (await countReads(trx)) - before };
  });
  expect(types.filter((type) => type === 'Compra (devuelta)')).toHaveLength(500 / EVERY);
  expect(reads).toBeLessThan(5 * 500);
});
