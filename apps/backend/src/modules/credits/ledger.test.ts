import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { balances, giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { retryWhileBusy } from '../../../test/retry-while-busy.ts';
import { activate, freshKey } from '../../../test/toolbox.ts';
import { addUser, signedIn } from '../../../test/users.ts';
import { book } from './ledger.ts';

const backend = startBackend();
let userId: number;

beforeAll(async () => {
  userId = await addUser(backend, 'contable');
  await giveCredits(backend, userId, '50.00');
});

const run = (statement: string) =>
  backend.app.db.transaction().execute((trx) => sql.raw(statement).execute(trx));

describe('the database itself rejects', () => {
  it.each([
    ['a changed ledger entry', 'UPDATE credit_movements SET amount = 1'],
    ['a deleted ledger entry', 'DELETE FROM credit_movements'],
    ['an emptied ledger', 'TRUNCATE credit_movements CASCADE'],
    ['a changed purchase', 'UPDATE transactions SET amount_paid = 1'],
    ['an emptied audit trail', 'TRUNCATE audit_events'],
  ])('%s', async (name, statement) => {
    if (name === 'a changed purchase') {
      const admin = await addUser(backend, 'admin_libro', 'admin');
      await sql`INSERT INTO transactions (user_id, recorded_by, trans_type, credits_purchased,
                amount_paid, trans_platform) VALUES (${userId}, ${admin}, 'Compra', 1, 1, 'x')
        `.execute(backend.app.db);
    }
    await expect(run(statement)).rejects.toThrow(/append-only/);
  });

  it.each([
    ['a balance that no movement explains', 'UPDATE users SET current_credits = 51'],
    ['a negative balance', 'UPDATE users SET current_credits = -1'],
    ['more held than there is', 'UPDATE users SET pending_credits = 51'],
    ['held credits below zero', 'UPDATE users SET pending_credits = -1'],
    [
      'a movement that skips a number',
      `INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
       SELECT id, 3, 1, 51, 'Ajuste', 'x' FROM users WHERE username = 'contable'`,
    ],
    [
      'a movement whose balance does not follow',
      `INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
       SELECT id, 2, 1, 60, 'Ajuste', 'x' FROM users WHERE username = 'contable'`,
    ],
    [
      'a movement that says another amount than it moves',
      `UPDATE users SET current_credits = current_credits + 10, movement_seq = movement_seq + 1
         WHERE username = 'contable';
       INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
       SELECT id, movement_seq, 1, current_credits, 'Ajuste', 'x' FROM users
       WHERE username = 'contable'`,
    ],
    [
      'a movement without the balance it moves',
      `INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript)
       SELECT id, 2, 1, 51, 'Ajuste', 'x' FROM users WHERE username = 'contable'`,
    ],
  ])('%s', async (_name, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '23514' });
  });

  it('a second welcome', async () => {
    const welcome = { userId, amount: '1', type: 'Bono', descript: 'Bienvenida' } as const;
    await backend.app.db.transaction().execute((trx) => book(trx, welcome));
    const again = backend.app.db.transaction().execute((trx) => book(trx, welcome));
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  it('a change of a published price list', async () => {
    await publishTestPrices(backend);
    await expect(run('UPDATE price_lists SET fc_weight = 2')).rejects.toThrow(/published/);
    await expect(run('UPDATE price_levels SET credits = 2')).rejects.toThrow(/published/);
    await expect(run('DELETE FROM price_levels')).rejects.toThrow(/published/);
  });
});

describe('concurrent reservations', () => {
  it('of 1 credit by 200 requests succeed exactly 100 times on 100 credits', async () => {
    const { browser, id } = await signedIn(backend, 'concurrida');
    await giveCredits(backend, id, '100.00');
    const toolbox = await activate(backend, browser);
    const reserve = () => {
      const key = freshKey();
      return retryWhileBusy(() => toolbox.reserve(1, key));
    };
    const responses = await Promise.all(Array.from({ length: 200 }, reserve));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 402)).toHaveLength(100);
    expect(await balances(backend, id)).toEqual({
      current_credits: '100.00',
      pending_credits: '100.00',
    });
    const reserved = responses.filter(({ status }) => status === 201);
    const results = await Promise.all(
      reserved.map(({ body }) => retryWhileBusy(() => toolbox.finish(body.utilization_id))),
    );
    expect(results.every(({ status }) => status === 200)).toBe(true);
    expect(await balances(backend, id)).toEqual({
      current_credits: '0.00',
      pending_credits: '0.00',
    });
  });
});
