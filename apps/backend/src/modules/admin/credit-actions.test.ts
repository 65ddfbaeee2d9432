import { brand } from '@consultancy/brand';
import {
  adminOverview,
  ruleTexts,
  tooManyDigits,
  transactionSummary,
} from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { balances, giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { activate, freshKey } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { recordSale } from '../transactions/repository.ts';

const backend = startBackend();
const reason = 'Corrección acordada con el cliente';
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
});

const adjust = (username: string, changes: Record<string, unknown> = {}, key = freshKey()) =>
  admin.post(
    `/api/admin/users/${username}/credit-adjustments`,
    { amount: '12.50', reason, password, ...changes },
    { 'idempotency-key': key },
  );

const reverse = (id: number, key = freshKey(), changes: Record<string, unknown> = {}) =>
  admin.post(
    `/api/admin/transactions/${id}/reverse`,
    { reason, password, ...changes },
    { 'idempotency-key': key },
  );

const sold = async (buyerId: number, credits: string, sellerId = adminId) =>
  backend.app.db.transaction().execute((trx) =>
    recordSale(trx, {
      buyerId,
      sellerId,
      type: 'Compra',
      credits,
      paid: '1000',
      platform: 'Portal GDB Audit',
    }),
  );

const ledgerEntries = (userId: number) =>
  backend.app.db
    .selectFrom('credit_history')
    .select(['type', 'amount', 'balance', 'descript', 'status'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

const events = (targetId: number) =>
  backend.app.db
    .selectFrom('audit_events')
    .select(['actor_id', 'action', 'reason', 'before', 'after', 'detail'])
    .where('target_id', '=', targetId)
    .orderBy('id')
    .execute();

describe('an adjustment', () => {
  it('adds and takes credits, with its reason in the history and in the trail', async () => {
    const id = await addUser(backend, 'ajustada');
    const response = await adjust('Ajustada');
    expect(response).toMatchObject({
      status: 201,
      body: { username: 'ajustada', credits_balance: '12.50' },
    });
    expect((await adjust('ajustada', { amount: '-2.50' })).status).toBe(201);
    expect(await ledgerEntries(id)).toEqual([
      { type: 'Ajuste', amount: '12.50', balance: '12.50', descript: reason, status: 'Aplicado' },
      { type: 'Ajuste', amount: '-2.50', balance: '10.00', descript: reason, status: 'Aplicado' },
    ]);
    expect((await events(id))[1]).toMatchObject({
      actor_id: adminId,
      action: 'credits adjusted',
      reason,
      before: { current_credits: '12.50' },
      after: { current_credits: '10.00' },
      detail: { amount: '-2.50' },
    });
  });

  it('is booked once for one key, and rejects another body', async () => {
    const id = await addUser(backend, 'repetida');
    const key = freshKey();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => adjust('repetida', {}, key)),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect(await balances(backend, id)).toMatchObject({ current_credits: '12.50' });
    const other = await adjust('repetida', { amount: '13' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('never subtracts spent or reserved credits, also when many are concurrent', async () => {
    const { browser, id } = await signedIn(backend, 'reservada');
    await giveCredits(backend, id, '25.00');
    const toolbox = await activate(backend, browser);
    await toolbox.reserve(1000);
    expect(await adjust('reservada', { amount: '-4.51' })).toMatchObject({
      status: 409,
      body: { code: 'CREDITS_UNAVAILABLE' },
    });
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => adjust('reservada', { amount: '-1' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill(201),
      ...Array(4).fill(409),
    ]);
    expect(await balances(backend, id)).toEqual({
      current_credits: '21.00',
      pending_credits: '20.50',
    });
  });

  it.each([
    ['amount', '0', ruleTexts.signedAmountFormat],
    ['amount', '-0.00', ruleTexts.signedAmountFormat],
    ['amount', 'NaN', ruleTexts.signedAmountFormat],
    ['amount', 1e20, tooManyDigits(12)],
    ['amount', '1.001', ruleTexts.signedAmountFormat],
    ['amount', '+5', ruleTexts.signedAmountFormat],
    ['reason', 'corto', ruleTexts.reasonLength],
  ])('with %s = %j is rejected, naming the field', async (field, value, message) => {
    await addUser(backend, 'invalida').catch(() => undefined);
    expect(await adjust('invalida', { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: [{ field, message }] },
    });
  });

  it('above the limit of a balance is rejected, naming the field', async () => {
    await adjust('repetida', { amount: '1' });
    expect(await adjust('repetida', { amount: '999999999999.99' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'amount', message: expect.stringContaining('el máximo') }] },
    });
  });

  it('is rejected for oneself, without the password, for an unknown user and without a key', async () => {
    expect((await adjust('jefa')).body.code).toBe('SELF_ACTION_FORBIDDEN');
    expect((await adjust('nadie_99')).body.code).toBe('USER_NOT_FOUND');
    expect(await adjust('repetida', { password: 'equivocada' })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_INCORRECT' },
    });
    const path = '/api/admin/users/repetida/credit-adjustments';
    const keyless = await admin.post(path, { amount: '1', reason, password });
    expect(keyless.body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});

describe('a reversal', () => {
  it('is a new ledger entry that refers to the purchase’s, which shows as «Anulado»', async () => {
    const id = await addUser(backend, 'devuelta');
    const { trans_id } = await sold(id, '40.00');
    expect(await reverse(trans_id)).toMatchObject({
      status: 201,
      body: { username: 'devuelta', credits_balance: '0.00' },
    });
    const descript = `Devolución de la compra n.º ${trans_id}`;
    expect(await ledgerEntries(id)).toMatchObject([
      { type: 'Compra', amount: '40.00', status: 'Anulado' },
      { type: 'Devolución', amount: '-40.00', balance: '0.00', status: 'Aplicado', descript },
    ]);
    expect((await events(id)).at(-1)).toMatchObject({
      action: 'sale reversed',
      reason,
      before: { current_credits: '40.00' },
      after: { current_credits: '0.00' },
      detail: { trans_id },
    });
  });

  it('is listed for its buyer, with both of its ledger entries', async () => {
    const { browser, id } = await signedIn(backend, 'compradora_2');
    const { trans_id } = await sold(id, '40.00');
    await sold(id, '30.00');
    const path = '/api/purchase_reversals/compradora_2';
    expect((await browser.get(path)).body).toEqual({ items: [] });
    await reverse(trans_id);
    const entries = (await browser.get('/api/user_credit_history/compradora_2')).body.items;
    const { body } = await browser.get(path);
    const entryOf = (type: string) =>
      entries.find((entry) => entry.type === type && Math.abs(Number(entry.amount)) === 40);
    expect(body.items).toEqual([
      {
        trans_id,
        trans_date: expect.stringMatching(/Z$/),
        movement_id: entryOf('Compra')?.id,
        reversal_id: entryOf('Devolución')?.id,
        reversal_date: entryOf('Devolución')?.date,
      },
    ]);
    expect((await admin.get(path)).body).toEqual(body);
    const ofAll = (await admin.get('/api/admin/purchase_reversals')).body.items;
    expect(ofAll).toEqual(expect.arrayContaining(body.items));
    expect(ofAll.map((item) => item.trans_id)).toContain(trans_id);
    expect((await browser.get('/api/admin/purchase_reversals')).status).toBe(403);
    expect((await admin.get('/api/purchase_reversals/nadie_99')).body.code).toBe('USER_NOT_FOUND');
    const { browser: stranger } = await signedIn(backend, 'ajena');
    expect((await stranger.get(path)).status).toBe(403);
  });

  it('is marked in exports, and not in the sums, as in the overview', async () => {
    const id = await addUser(backend, 'compradora_3');
    const sales = async () =>
      adminOverview.parse(JSON.parse((await admin.get('/api/admin/overview')).text)).sales
        .this_month;
    const sums = async (path: string) =>
      transactionSummary.parse(JSON.parse((await admin.get(`/api/${path}/summary`)).text)).totals;
    const before = { sales: await sales(), sums: await sums('get_all_transactions') };
    const { trans_id } = await sold(id, '40.00');
    await sold(id, '30.00');
    await reverse(trans_id);
    expect(await sums('get_transactions/compradora_3')).toEqual({
      purchases: 1,
      credits_purchased: '30.00',
      amount_paid: '1000.00',
    });
    const after = { sales: await sales(), sums: await sums('get_all_transactions') };
    expect(after.sums.purchases - before.sums.purchases).toBe(1);
    expect(after.sales.purchases - before.sales.purchases).toBe(1);
    for (const path of ['get_transactions/compradora_3', 'get_all_transactions']) {
      const { text } = await admin.get(`/api/${path}`, { accept: 'text/csv' });
      const types = text.match(/"Compra[^"]*"/g)?.slice(0, 2);
      expect([path, types]).toEqual([path, ['"Compra"', '"Compra (devuelta)"']]);
    }
  });

  it('happens once: replays the response for the same key and rejects another key', async () => {
    const id = await addUser(backend, 'dos_devoluciones');
    const { trans_id } = await sold(id, '40.00');
    await giveCredits(backend, id, '100.00');
    const key = freshKey();
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => reverse(trans_id, key)),
      ...Array.from({ length: 5 }, () => reverse(trans_id)),
    ]);
    const won = responses.filter(({ status }) => status === 201);
    expect(new Set(won.map(({ text }) => text)).size).toBe(1);
    expect([1, 5]).toContain(won.length);
    for (const { status, body } of responses.filter((response) => response.status !== 201)) {
      expect([status, body.code]).toEqual([409, 'TRANSACTION_REVERSED']);
    }
    expect(await balances(backend, id)).toMatchObject({ current_credits: '100.00' });
  });

  it('is rejected when the credits were spent or are reserved', async () => {
    const { browser, id } = await signedIn(backend, 'gastada');
    const { trans_id } = await sold(id, '21.00');
    const toolbox = await activate(backend, browser);
    const run = await toolbox.reserve(1000);
    const key = freshKey();
    expect(await reverse(trans_id, key)).toMatchObject({
      status: 409,
      body: { code: 'CREDITS_UNAVAILABLE' },
    });
    await toolbox.fail(run.body.utilization_id);
    expect((await reverse(trans_id, key)).status).toBe(201);
  });

  it('is not for one’s own purchase, nor an unknown one, nor without the password', async () => {
    const other = await addUser(backend, 'otro_admin', 'admin');
    const { trans_id } = await sold(adminId, '5.00', other);
    expect((await reverse(trans_id)).body.code).toBe('SELF_ACTION_FORBIDDEN');
    expect(await reverse(999_999)).toMatchObject({
      status: 404,
      body: { code: 'TRANSACTION_NOT_FOUND' },
    });
    const wrong = await reverse(trans_id, freshKey(), { password: 'equivocada' });
    expect(wrong.body.code).toBe('PASSWORD_INCORRECT');
    expect((await admin.post('/api/admin/transactions/01/reverse', {})).status).toBe(400);
  });
});

describe('the mail about a change of the balance', () => {
  const subject = `Su saldo de créditos de ${brand.product} cambió`;
  const mailsTo = async (username: string) => {
    await waitForJobs(backend);
    const mails = backend.mailbox.to(`${username}@example.com`);
    return mails.filter((mail) => mail.subject === subject);
  };

  it('says what was adjusted and why, once per key', async () => {
    const id = await addUser(backend, 'avisada');
    await giveCredits(backend, id, '1240.50');
    const key = freshKey();
    await Promise.all([1, 2, 3].map(() => adjust('avisada', { amount: '-40.50' }, key)));
    const [mail, ...others] = await mailsTo('avisada');
    expect(others).toEqual([]);
    for (const fact of ['Ajuste', reason, '−40,50', '1.200 créditos', '/userview/creditsBalance']) {
      expect(mail?.text).toContain(fact);
    }
    expect((await adjust('avisada', { amount: '-9000' })).status).toBe(409);
    expect((await adjust('avisada', { amount: '1' })).status).toBe(201);
    const mails = await mailsTo('avisada');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('+1');
  });

  it('names the purchase that was reversed', async () => {
    const { trans_id } = await sold(await addUser(backend, 'reembolsada'), '40.00');
    await reverse(trans_id);
    const [mail] = await mailsTo('reembolsada');
    expect(mail?.text).toContain(`Devolución de la compra n.º ${trans_id}`);
    expect(mail?.text).toContain('−40');
    // The administrator's reason stays in the trail, as the dialog says.
    expect(mail?.text).not.toContain(reason);
  });
});

describe('the preview of a purchase', () => {
  const preview = (email: string, browser = admin) =>
    browser.get(`/api/admin/transaction-preview?email=${encodeURIComponent(email)}`);

  it('shows whose account an e-mail names, in any case', async () => {
    const id = await addUser(backend, 'vista');
    await giveCredits(backend, id, '3.00');
    expect(await preview(' Vista@Example.com')).toMatchObject({
      status: 200,
      body: {
        username: 'vista',
        first_name: 'Ana María',
        last_name: 'Núñez',
        enterprise_name: 'Geo',
        credits_balance: '3.00',
        suspended: false,
      },
    });
  });

  it('says whether the account is suspended', async () => {
    const path = '/api/admin/users/vista/suspend';
    await admin.post(path, { reason: 'Cuenta compartida entre varias personas.' });
    expect((await preview('vista@example.com')).body).toMatchObject({ suspended: true });
  });

  it('rejects an unknown, the own and an invalid address, and users who are no administrators', async () => {
    const { browser } = await signedIn(backend, 'curiosa');
    expect((await preview('nadie@example.com')).body.code).toBe('USER_NOT_FOUND');
    expect((await preview('jefa@example.com')).body.code).toBe('SELF_CREDIT_FORBIDDEN');
    expect(await preview('x')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'email' }] },
    });
    expect((await preview('vista@example.com', browser)).body.code).toBe('UNAUTHORIZED');
  });

  it('is limited', async () => {
    const { browser } = await signedIn(backend, 'buscador', 'admin');
    const statuses = new Set<number>();
    for (let index = 0; index < 121; index += 1) {
      statuses.add((await preview('nadie@example.com', browser)).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});
