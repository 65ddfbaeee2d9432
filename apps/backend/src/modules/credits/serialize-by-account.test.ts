import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { freshKey, toolUser } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { recordSale } from '../transactions/repository.ts';

const backend = startBackend({}, inThisProcess);

beforeAll(() => publishTestPrices(backend));

it('lets one change of an account’s credits at a time wait for its row', async () => {
  const { app, unlimitedDb } = backend;
  const { id, toolbox } = await toolUser(backend, 'clienta', '100.00');
  const { browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin');
  const payment = { trans_type: 'Compra', trans_platform: 'Portal GDB Audit' } as const;
  const { trans_id } = await app.db.transaction().execute((trx) =>
    recordSale(trx, {
      ...{ buyerId: id, sellerId: adminId, credits: '10.00', paid: '1000' },
      ...{ type: payment.trans_type, platform: payment.trans_platform },
    }),
  );
  const recaptchaToken = await admin.botToken('transactionSubmit');
  const reason = 'Corrección acordada con el cliente';
  const post = (path: string, body: object) =>
    admin.post(`/api${path}`, { password, ...body }, { 'idempotency-key': freshKey() });
  const passwords = vi.spyOn(app.passwords, 'verify');
  const botChecks = vi.spyOn(app.botCheck, 'verify');
  const proven = () => passwords.mock.settledResults.length + botChecks.mock.settledResults.length;

  const changes = await unlimitedDb.transaction().execute(async (trx) => {
    await sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`.execute(trx);
    const sent = Promise.all([
      toolbox.reserve(1),
      post('/new_transaction', {
        ...{ ...payment, recaptchaToken, target_email: 'clienta@example.com' },
        ...{ amount_paid: '1000', credits_purchased: '10', acceptTerms: true },
      }),
      post('/admin/users/clienta/credit-adjustments', { amount: '5.00', reason }),
      post(`/admin/transactions/${trans_id}/reverse`, { reason }),
    ]);
    await expect.poll(proven).toBe(4);
    await expect.poll(() => waitingForLocks(unlimitedDb)).toBeGreaterThan(0);
    // More than each of the others would need until it waited as well.
    for (let n = 0; n < 50; n += 1) await sql`SELECT`.execute(app.db);
    expect(await waitingForLocks(unlimitedDb)).toBe(1);
    // In a record, as the transaction would wait for a promise.
    return { sent };
  });
  expect((await changes.sent).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
