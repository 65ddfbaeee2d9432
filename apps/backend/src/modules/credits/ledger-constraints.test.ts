import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { activate, type Toolbox } from '../../../test/toolbox.ts';
import { addUser, signedIn } from '../../../test/users.ts';
import { recordSale } from '../transactions/repository.ts';
import { book } from './ledger.ts';

const backend = startBackend();
let userId: number;
let otherId: number;
let toolbox: Toolbox;

beforeAll(async () => {
  await publishTestPrices(backend);
  const admin = await addUser(backend, 'vendedor', 'admin');
  const { browser, id } = await signedIn(backend, 'atacante');
  userId = id;
  otherId = await addUser(backend, 'otra');
  toolbox = await activate(backend, browser);
  for (const buyerId of [userId, otherId]) {
    const sale = { type: 'Compra', credits: '50.00', paid: '1000', platform: 'Portal' };
    await backend.app.db
      .transaction()
      .execute((trx) => recordSale(trx, { ...sale, buyerId, sellerId: admin }));
  }
  await giveCredits(backend, userId, '10.00');
  const { body } = await toolbox.reserve(1);
  await toolbox.finish(body.utilization_id);
});

/** Runs statements in a transaction up to its commit, which checks deferred constraints. */
const run = (statements: string) =>
  backend.app.db.transaction().execute(async (trx) => {
    await sql.raw(`${statements}; SET CONSTRAINTS ALL IMMEDIATE`).execute(trx);
    throw new Error('it was let through');
  });

/** A forged ledger entry that continues the chain, with any other values. */
const forgedEntry = (amount: string, fields: string, values: string) => `
  WITH moved AS (
    UPDATE users SET current_credits = current_credits + ${amount},
                     movement_seq = movement_seq + 1
    WHERE username = 'atacante' RETURNING id, current_credits, movement_seq)
  INSERT INTO credit_movements (user_id, seq, amount, balance, descript, ${fields})
  SELECT id, movement_seq, ${amount}, current_credits, 'x', ${values} FROM moved`;
const purchaseOf = (username: string) =>
  `(SELECT trans_id FROM transactions WHERE username = '${username}')`;
const purchaseLedgerEntry = (username: string) =>
  `(SELECT id FROM credit_movements WHERE trans_id = ${purchaseOf(username)})`;
const openRun = `(SELECT max(utilization_id) FROM utilizations)`;

describe('the database itself rejects', () => {
  it.each([
    ['not a number as a balance', `UPDATE users SET current_credits = 'NaN'`],
    ['not a number as a ledger entry', forgedEntry(`'NaN'::numeric`, 'type', `'Ajuste'`)],
    [
      'not a number as a purchase',
      `INSERT INTO transactions (user_id, recorded_by, trans_type, credits_purchased, amount_paid,
         trans_platform)
       SELECT buyer.id, seller.id, 'Compra', 'NaN', 1, 'x' FROM users buyer, users seller
       WHERE buyer.username = 'atacante' AND seller.username = 'vendedor'`,
    ],
    ['a purchase of nothing', forgedEntry('5', 'type', `'Compra'`)],
    [
      'a purchase booked for someone else',
      forgedEntry('50', 'type, trans_id', `'Compra', ${purchaseOf('otra')}`),
    ],
    [
      'a purchase booked as more than it is',
      forgedEntry('500', 'type, trans_id', `'Compra', ${purchaseOf('atacante')}`),
    ],
    ['credits used by no run', forgedEntry('-1', 'type', `'Consumo'`)],
    [
      'a run booked as more than it cost',
      forgedEntry('-2', 'type, utilization_id', `'Consumo', ${openRun}`),
    ],
    ['a gift that takes', forgedEntry('-1', 'type', `'Bono'`)],
    [
      'a reversal that gives',
      forgedEntry('50', 'type, reverses_id', `'Devolución', ${purchaseLedgerEntry('atacante')}`),
    ],
    [
      'a reversal of a part',
      forgedEntry('-10', 'type, reverses_id', `'Devolución', ${purchaseLedgerEntry('atacante')}`),
    ],
    [
      'a reversal of someone else’s purchase',
      forgedEntry('-50', 'type, reverses_id', `'Devolución', ${purchaseLedgerEntry('otra')}`),
    ],
    ['a reversal of nothing', forgedEntry('-1', 'type', `'Devolución'`)],
    [
      'a movement that someone records for themselves',
      forgedEntry('5', 'type, recorded_by', `'Ajuste', id`),
    ],
    ['a movement that waits', forgedEntry('5', 'type, status', `'Ajuste', 'Pendiente'`)],
  ])('%s', async (_what, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['a deletion through its user', `DELETE FROM users`],
    ['an emptying through its user', `TRUNCATE users CASCADE`],
    ['an emptying through its purchase', `TRUNCATE transactions CASCADE`],
    ['an emptying through its run', `TRUNCATE utilizations CASCADE`],
    ['a run made cheaper afterwards', `UPDATE utilizations SET credits_used = 0`],
    ['a run opened again', `UPDATE utilizations SET state = 'open', credits_used = NULL`],
    ['a run taken away', `DELETE FROM utilizations`],
    [
      'a level moved into a published price list',
      `INSERT INTO price_lists (title, fc_weight, tb_weight) VALUES ('x', 1, 1);
       INSERT INTO price_levels (version, level, min_score, credits)
         SELECT max(version), 'Gratis', 5000, 0 FROM price_lists;
       UPDATE price_levels SET version = 1 WHERE level = 'Gratis'`,
    ],
    ['emptied price levels', `TRUNCATE price_levels`],
    ['emptied price lists', `TRUNCATE price_lists CASCADE`],
    ['a changed audit event', `UPDATE audit_events SET reason = 'otra'`],
  ])('%s', async (_what, statement) => {
    // Rejected as append-only, or because something else refers to the row.
    await expect(run(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(23001|23503)$/),
    });
  });

  it('a reversal of a reversal, and a second one', async () => {
    const { db } = backend.app;
    const bookIt = (reversesId: number) =>
      db.transaction().execute((trx) =>
        book(trx, {
          userId: otherId,
          amount: '-50.00',
          type: 'Devolución',
          descript: 'x',
          reversesId,
        }),
      );
    const idOf = async (type: string) => {
      const row = await db
        .selectFrom('credit_movements')
        .select('id')
        .where('user_id', '=', otherId)
        .where('type', '=', type)
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const purchase = await idOf('Compra');
    await bookIt(purchase);
    await giveCredits(backend, otherId, '100.00');
    await expect(bookIt(purchase)).rejects.toMatchObject({ code: '23505' });
    const reversal = await idOf('Devolución');
    await expect(bookIt(reversal)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the credit history', () => {
  const history = async () =>
    backend.app.db
      .selectFrom('credit_history')
      .select(['type', 'amount', 'balance', 'status', 'descript'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();

  it('shows an open reservation as «Pendiente» until it is charged or released', async () => {
    const before = await history();
    const { body } = await toolbox.reserve(100);
    expect((await history()).slice(before.length)).toEqual([
      {
        type: 'Consumo',
        amount: '-5.00',
        balance: '59.00',
        status: 'Pendiente',
        descript: 'Topología',
      },
    ]);
    await toolbox.finish(body.utilization_id);
    expect((await history()).slice(before.length)).toMatchObject([
      { type: 'Consumo', amount: '-5.00', balance: '54.00', status: 'Aplicado' },
    ]);
    const failed = await toolbox.reserve(100);
    await toolbox.fail(failed.body.utilization_id);
    expect(await history()).toHaveLength(before.length + 1);
  });

  it('gives each of its rows a number of its own', async () => {
    await Promise.all(Array.from({ length: 5 }, () => toolbox.reserve(1)));
    const { rows } = await sql<{ twice: number }>`
      SELECT (count(*) - count(DISTINCT id))::integer AS twice
      FROM credit_history`.execute(backend.app.db);
    expect(rows).toEqual([{ twice: 0 }]);
  });
});
