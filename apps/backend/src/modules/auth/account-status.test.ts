import { weightRecord } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, TestResponse } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { freshKey } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { recordSale } from '../transactions/repository.ts';

const backend = startBackend();
const reason = 'Solicitud del cliente por correo';
let admin: Browser;
let adminId: number;
let saleId: number;
let requestId: number;
let version: number;

const levels = [{ level: 'Nivel 1', min_score: '0', credits: '1' }];
const prices = { title: 'Lista 2027', ...weightRecord(() => '1'), levels };

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
  const buyerId = await addUser(backend, 'compradora');
  const { db } = backend.app;
  const sale = { type: 'Compra', credits: '10', paid: '1', platform: 'x' };
  ({ trans_id: saleId } = await recordSale(db, { buyerId, sellerId: adminId, ...sale }));
  const { rows } = await sql<{ id: number }>`
    INSERT INTO data_requests (user_id, kind, counted_from, due_on)
    VALUES (${buyerId}, 'erasure', current_date, current_date + 21)
    RETURNING request_id::integer AS id`.execute(db);
  requestId = rows[0]?.id ?? Number.NaN;
  const draft = await admin.post('/api/admin/price-lists', prices);
  version = JSON.parse(draft.text).version;
});

const restore = async () => {
  const { db } = backend.app;
  await sql`UPDATE users SET role = 'admin', disabled_at = NULL WHERE id = ${adminId}`.execute(db);
  await sql`UPDATE sessions SET ended_at = NULL WHERE user_id = ${adminId}`.execute(db);
};
beforeEach(restore);

type Send = () => Promise<TestResponse>;
const post = (url: string, payload: object) => admin.post(url, payload, keyed());
const keyed = () => ({ 'idempotency-key': freshKey() });
const onUser = (action: string, body: object = {}) =>
  post(`/api/admin/users/compradora/${action}`, { reason, ...body });

const sell = async () =>
  post('/api/new_transaction', {
    target_email: 'compradora@example.com',
    password,
    trans_type: 'Compra',
    amount_paid: '250000',
    credits_purchased: '100',
    trans_platform: 'Portal GDB Audit',
    acceptTerms: true,
    recaptchaToken: await admin.botToken('transactionSubmit'),
  });

/** Every change that only administrators may make, by its route. */
const changes: Record<string, Send> = {
  'POST /api/new_transaction': sell,
  'POST /api/admin/users/:username/suspend': () => onUser('suspend'),
  'POST /api/admin/users/:username/reactivate': () => onUser('reactivate'),
  'POST /api/admin/users/:username/grant-admin': () => onUser('grant-admin', { password }),
  'POST /api/admin/users/:username/reset-second-factor': () =>
    onUser('reset-second-factor', { password }),
  'POST /api/admin/users/:username/withdraw-admin': () => onUser('withdraw-admin'),
  'POST /api/admin/users/:username/end-sessions': () => onUser('end-sessions'),
  'POST /api/admin/users/:username/release-machine': () => onUser('release-machine'),
  'POST /api/admin/users/:username/credit-adjustments': () =>
    onUser('credit-adjustments', { amount: '5', password }),
  'POST /api/admin/transactions/:id/reverse': () =>
    post(`/api/admin/transactions/${saleId}/reverse`, { reason, password }),
  'POST /api/admin/data-requests/:id/steps': () =>
    post(`/api/admin/data-requests/${requestId}/steps`, { step: 'start' }),
  'POST /api/admin/data-requests/:id/erase': () =>
    post(`/api/admin/data-requests/${requestId}/erase`, { note: reason, password }),
  'POST /api/admin/price-lists': () => post('/api/admin/price-lists', prices),
  'PUT /api/admin/price-lists/:version': () =>
    admin.send({
      method: 'PUT',
      url: `/api/admin/price-lists/${version}`,
      payload: { ...prices, revision: 0 },
    }),
  'POST /api/admin/price-lists/:version/publish': () =>
    post(`/api/admin/price-lists/${version}/publish`, { password, revision: 0 }),
  'DELETE /api/admin/price-lists/:version': () =>
    admin.send({ method: 'DELETE', url: `/api/admin/price-lists/${version}` }),
};

/** Sends a change that waits for another transaction, which revokes the right to it. */
async function race(send: Send, withdraw: ReturnType<typeof sql>): Promise<TestResponse> {
  let response: TestResponse | undefined;
  const { responses } = await backend.unlimitedDb.transaction().execute(async (trx) => {
    await withdraw.execute(trx);
    const sent = send().then((came) => {
      response = came;
      return came;
    });
    // The change has met the lock; or it was made without looking, which fails below.
    await expect
      .poll(async () => response !== undefined || (await waitingForLocks(backend.unlimitedDb)) > 0)
      .toBe(true);
    return { responses: sent };
  });
  return responses;
}

const withdrawRole = () => sql`UPDATE users SET role = 'user' WHERE id = ${adminId}`;
const suspend = () => sql`UPDATE users SET disabled_at = now() WHERE id = ${adminId}`;

const trailLength = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM audit_events`.execute(backend.app.db);
  return rows[0]?.count;
};

describe('an administrator who loses the role during a change', () => {
  it('is tested with every change of administrators', () => {
    const routes = backend.app.routeTable
      .filter(({ method, config }) => config?.policy === 'admin' && !/GET|HEAD/.test(`${method}`))
      .map(({ method, url }) => `${method} ${url}`);
    expect(Object.keys(changes).sort()).toEqual(routes.sort());
  });

  it.each(Object.entries(changes))('makes no %s', async (_route, send) => {
    const before = await trailLength();
    expect(await race(send, withdrawRole())).toMatchObject({
      status: 403,
      body: { code: 'UNAUTHORIZED' },
    });
    await restore();
    expect((await race(send, suspend())).body.code).toBe('UNAUTHORIZED');
    expect(await trailLength()).toBe(before);
  });
});

it('books none of many queued sales after the suspension', async () => {
  const { browser: other } = await signedIn(backend, 'otra_jefa', 'admin');
  const booked = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM transactions`.execute(backend.app.db);
    return rows[0]?.count;
  };
  const before = await booked();
  const sales = Array.from({ length: 20 }, sell);
  await Promise.race(sales);
  const suspension = await other.post('/api/admin/users/jefa/suspend', { reason });
  const after = await booked();
  expect(suspension.status).toBe(200);
  const statuses = (await Promise.all(sales)).map(({ status }) => status);
  expect(await booked()).toBe(after);
  // How many requests finish before the suspension depends on timing; the responses must be
  // correct.
  const sold = statuses.filter((status) => status === 201).length;
  expect(sold).toBe(Number(after) - Number(before));
  expect(statuses.filter((status) => status === 403 || status === 401)).toHaveLength(20 - sold);
});
