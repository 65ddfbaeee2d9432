import { type TransactionSummary, transactionSummary } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { signedIn } from '../../test/users.ts';
import { readSummary, type SummaryQuery } from './read-summary.ts';

const backend = startBackend();

const query: SummaryQuery = {
  source: {
    list: { table: 'transactions', date: 'trans_date', id: 'trans_id' },
    metrics: {
      amount_paid: 'amount_paid',
      credits_purchased: 'credits_purchased',
      purchases: 'count',
    },
    groups: {},
  },
  scope: 'user',
  name: 'mayor',
  span: { from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z', zone: 'UTC' },
  maxRows: 20_000,
};

const read = async (changes: Partial<SummaryQuery>) => {
  const row = await readSummary<TransactionSummary>(backend.app.db, { ...query, ...changes });
  return transactionSummary.parse(row);
};

beforeAll(async () => {
  const seller = await signedIn(backend, 'jefa', 'admin');
  const buyer = await signedIn(backend, 'mayor');
  // 12,000 purchases over ten days, each as large as a column holds.
  await sql`
    INSERT INTO transactions (user_id, recorded_by, trans_date, trans_type, credits_purchased,
                              amount_paid, trans_platform)
    SELECT ${buyer.id}, ${seller.id},
           '2020-01-05T00:00:00Z'::timestamptz + (n - 1) * interval '72 seconds', 'Compra',
           0.01, 999999999999.99, 'Portal' FROM generate_series(1, 12000) AS n`.execute(
    backend.unlimitedDb,
  );
});

describe('the rows of a summary', () => {
  it('is exact, however large', async () => {
    const { totals, points, narrowed } = await read({});
    expect(totals).toEqual({
      purchases: 12_000,
      credits_purchased: '120.00',
      amount_paid: '11999999999999880.00',
    });
    expect(points).toHaveLength(31);
    expect(points[4]).toMatchObject({ purchases: 1200, amount_paid: '1199999999999988.00' });
    expect(narrowed).toBe(false);
  });

  it('covers the newest rows only where there are more than the limit, and says so', async () => {
    const { totals, points, narrowed, start_date, end_date } = await read({ maxRows: 2400 });
    expect(totals.purchases).toBe(2400);
    expect(narrowed).toBe(true);
    expect(points[0]).toMatchObject({ date: '2020-01-12', purchases: 0 });
    expect(points.slice(1, 3)).toMatchObject([{ purchases: 1200 }, { purchases: 1200 }]);
    expect(points).toHaveLength(20);
    expect([start_date, end_date]).toEqual([
      '2020-01-12T23:58:48.000Z',
      '2020-01-31T23:59:59.999Z',
    ]);
  });

  it('covers all rows when there are as many as the limit', async () => {
    expect(await read({ maxRows: 12_000 })).toMatchObject({
      narrowed: false,
      totals: { purchases: 12_000 },
    });
  });

  it('uses days when the newest rows cover a short time', async () => {
    const span = { ...query.span, from: '1990-01-01T00:00:00Z' };
    expect((await read({ span })).unit).toBe('month');
    expect((await read({ span, maxRows: 1200 })).unit).toBe('day');
  });
});
