import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { freshKey } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import type { Db } from '../../database/pool.ts';

const backend = startBackend({}, inThisProcess);

const openTransactions = async (db: Db) => {
  const { rows } = await sql`
    SELECT query FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(db);
  return rows;
};

it('a sale is proven before its transaction, so that a slow bot check holds no connection', async () => {
  const { app } = backend;
  const { browser } = await signedIn(backend, 'vendedor', 'admin');
  await addUser(backend, 'compradora');
  const recaptchaToken = await browser.botToken('transactionSubmit');
  const verify = app.botCheck.verify.bind(app.botCheck);
  const spy = vi.spyOn(app.botCheck, 'verify').mockImplementation(async (...proof) => {
    // Background work has its own transactions, which come to their end; the sale's would wait
    // for this very check.
    await expect.poll(() => openTransactions(app.db)).toEqual([]);
    return verify(...proof);
  });
  const body = {
    target_email: 'compradora@example.com',
    password,
    trans_type: 'Compra',
    amount_paid: '250000.50',
    credits_purchased: '100',
    trans_platform: 'Portal GDB Audit',
    acceptTerms: true,
    recaptchaToken,
  };
  const headers = { 'idempotency-key': freshKey() };
  expect((await browser.post('/api/new_transaction', body, headers)).status).toBe(201);
  expect(spy).toHaveBeenCalledOnce();
});
