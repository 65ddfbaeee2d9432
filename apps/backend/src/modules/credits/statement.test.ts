import type { CreditStatement } from '@consultancy/validation';
import { ledgerEntryTypes } from '@consultancy/validation';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, signedIn } from '../../../test/users.ts';

const backend = startBackend();
let admin: Browser;

beforeAll(async () => {
  ({ browser: admin } = await signedIn(backend, 'jefa', 'admin'));
});

const statementOf = async (
  username: string,
  month: string,
  zone?: string,
): Promise<CreditStatement> => {
  const query = new URLSearchParams({ month, ...(zone === undefined ? {} : { time_zone: zone }) });
  const response = await admin.get(`/api/credit_statement/${username}?${query}`);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return JSON.parse(response.text);
};

interface Booked {
  at: Date;
  cents: number;
}

/** Writes a ledger of bonuses and adjustments with any dates, which no endpoint allows. */
async function writeLedger(userId: number, booked: readonly Booked[]): Promise<void> {
  await backend.app.db.transaction().execute(async (trx) => {
    let balance = 0;
    for (const [index, { at, cents }] of booked.entries()) {
      balance += cents;
      await sql`
        INSERT INTO credit_movements (user_id, seq, date, amount, balance, type, descript)
        VALUES (${userId}, ${index + 1}, ${at}, ${cents}::numeric / 100, ${balance}::numeric / 100,
                ${cents > 0 && index % 2 === 0 ? 'Bono' : 'Ajuste'}, ${`Prueba ${index}`})`.execute(
        trx,
      );
    }
    await sql`
      UPDATE users SET current_credits = ${balance}::numeric / 100, movement_seq = ${booked.length}
      WHERE id = ${userId}`.execute(trx);
  });
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const months = ['2026-01', '2026-02', '2026-03', '2026-04'];

/** Month of a timestamp in Colombia, five hours behind UTC all year. */
const monthOf = (at: Date) => new Date(at.getTime() - 5 * 3_600_000).toISOString().slice(0, 7);

const timestamps = fc
  .oneof(
    fc.date({
      min: new Date('2025-12-20T00:00:00Z'),
      max: new Date('2026-05-10T00:00:00Z'),
      noInvalidDate: true,
    }),
    // The ends of the months in Colombia, and those of UTC.
    fc.constantFrom(
      ...['2026-02-01T04:59:59.999Z', '2026-02-01T05:00:00.000Z', '2026-03-01T00:00:00.000Z'].map(
        (text) => new Date(text),
      ),
    ),
  )
  .map((at) => at);

const ledgers = fc
  .array(
    fc.record({ at: timestamps, size: fc.integer({ min: 1, max: 5000 }), out: fc.boolean() }),
    {
      maxLength: 25,
    },
  )
  .map((rows) => {
    let balance = 0;
    return rows.map(({ at, size, out }): Booked => {
      const amount = out && balance >= size ? -size : size;
      balance += amount;
      return { at, cents: amount };
    });
  });

describe('the monthly statement', () => {
  it('adds up to the ledger, month by month, whatever the order of the dates', async () => {
    let users = 0;
    await fc.assert(
      fc.asyncProperty(ledgers, async (booked) => {
        users += 1;
        const username = `libro_${users}`;
        await writeLedger(await addUser(backend, username), booked);
        const sum = (rows: readonly Booked[]) => rows.reduce((all, row) => all + row.cents, 0);
        let closed = sum(booked.filter(({ at }) => monthOf(at) < '2026-01'));
        for (const month of months) {
          const own = booked.filter(({ at }) => monthOf(at) === month);
          const statement = await statementOf(username, month);
          expect(cents(statement.opening_balance)).toBe(closed);
          const total = (side: 'credits_in' | 'credits_out') =>
            statement[side].reduce((all, { amount }) => all + cents(amount), 0);
          expect(total('credits_in')).toBe(sum(own.filter((row) => row.cents > 0)));
          expect(total('credits_out') + sum(own.filter((row) => row.cents < 0))).toBe(0);
          const counted = [...statement.credits_in, ...statement.credits_out];
          expect(counted.reduce((all, type) => all + type.movements, 0)).toBe(own.length);
          closed += sum(own);
          expect(cents(statement.closing_balance)).toBe(closed);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('lists its ledger entries', async () => {
    const userId = await addUser(backend, 'detalle');
    await writeLedger(userId, [
      { at: new Date('2026-02-01T04:59:59.999Z'), cents: 1000 },
      { at: new Date('2026-02-01T05:00:00.000Z'), cents: 250 },
      { at: new Date('2026-03-01T04:59:59.999Z'), cents: -50 },
      { at: new Date('2026-03-01T05:00:00.000Z'), cents: 7 },
    ]);
    const statement = await statementOf('detalle', '2026-02');
    expect(statement).toEqual({
      username: 'detalle',
      month: '2026-02',
      start_date: '2026-02-01T05:00:00.000Z',
      end_date: '2026-03-01T04:59:59.999Z',
      opening_balance: '10.00',
      credits_in: [{ type: 'Ajuste', amount: '2.50', movements: 1 }],
      credits_out: [{ type: 'Ajuste', amount: '0.50', movements: 1 }],
      closing_balance: '12.00',
    });
    const dates = `start_date=${statement.start_date}&end_date=${statement.end_date}`;
    const history = await admin.get(`/api/user_credit_history/detalle?${dates}`);
    expect(history.body.items.map(({ amount, balance }) => [amount, balance])).toEqual([
      ['-0.50', '12.00'],
      ['2.50', '12.50'],
    ]);
    expect(ledgerEntryTypes).toEqual(
      expect.arrayContaining(history.body.items.map(({ type }) => type)),
    );
  });

  it.each([
    ['mes_oeste', 'America/Los_Angeles', '2026-03-01T08:00:00.000Z', '2026-04-01T06:59:59.999Z'],
    ['mes_este', 'Asia/Tokyo', '2026-02-28T15:00:00.000Z', '2026-03-31T14:59:59.999Z'],
    // PostgreSQL lacks this zone.
    ['mes_sin_zona', 'US/Pacific-New', '2026-03-01T05:00:00.000Z', '2026-04-01T04:59:59.999Z'],
  ])('of %s has the month of %s', async (username, zone, start, end) => {
    const [from, until] = [Date.parse(start), Date.parse(end)];
    await writeLedger(await addUser(backend, username), [
      { at: new Date(from - 1), cents: 1000 },
      { at: new Date(from), cents: 250 },
      { at: new Date(until), cents: 50 },
      { at: new Date(until + 1), cents: 7 },
    ]);
    expect(await statementOf(username, '2026-03', zone)).toMatchObject({
      start_date: start,
      end_date: end,
      opening_balance: '10.00',
      closing_balance: '13.00',
    });
  });

  it('rejects what is no zone', async () => {
    const response = await admin.get('/api/credit_statement/jefa?month=2026-02&time_zone=EST');
    expect(response).toMatchObject({ status: 400, body: { fields: [{ field: 'time_zone' }] } });
  });

  it.each(['2026-13', '2026-1', '', '1850-01', '2026-01-01'])(
    'rejects the month %j',
    async (month) => {
      const response = await admin.get(`/api/credit_statement/jefa?month=${month}`);
      expect(response).toMatchObject({ status: 400, body: { fields: [{ field: 'month' }] } });
    },
  );

  it('is empty without ledger entries, and 404 for an unknown user', async () => {
    expect(await statementOf('jefa', '2026-02')).toMatchObject({
      opening_balance: '0.00',
      credits_in: [],
      closing_balance: '0.00',
    });
    const unknown = await admin.get('/api/credit_statement/nadie_99?month=2026-02');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  });
});
