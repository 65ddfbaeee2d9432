import { weightRecord } from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestAuthenticator } from '../../../test/authenticator.ts';
import { Browser, type TestResponse } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import {
  assertionIn,
  bodyOf,
  codeOf,
  expireConfirmations,
  resetTotpStep,
  withPasskey,
  withTotp,
  wrongCode,
} from '../../../test/second-factor.ts';
import { freshKey } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { recordSale } from '../transactions/repository.ts';

const backend = startBackend();
const reason = 'Solicitud del cliente por correo';

let admin: Browser;
let adminId: number;
let authenticator: TestAuthenticator;
let saleId: number;
let granted = 0;

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId, authenticator } = await withPasskey(backend, 'jefa', 'admin'));
  const buyerId = await addUser(backend, 'compradora');
  const sale = { type: 'Compra', credits: '5.00', paid: '5000.00', platform: 'Portal' };
  saleId = (
    await backend.app.db
      .transaction()
      .execute((trx) => recordSale(trx, { buyerId, sellerId: adminId, ...sale }))
  ).trans_id;
});

type Proof = Record<string, unknown>;

async function sell(proof: Proof, key = freshKey(), browser = admin): Promise<TestResponse> {
  const payload = {
    target_email: 'compradora@example.com',
    trans_type: 'Compra',
    amount_paid: '12000',
    credits_purchased: '10',
    trans_platform: 'Portal',
    acceptTerms: true,
    recaptchaToken: await browser.botToken('transactionSubmit'),
    ...proof,
  };
  return browser.post('/api/new_transaction', payload, { 'idempotency-key': key });
}

const list = { title: 'Lista', ...weightRecord(() => '1') };
const levels = [{ level: 'Nivel 1', min_score: '0', credits: '1' }];
const keyed = () => ({ 'idempotency-key': freshKey() });

/** Requests that need a proof of identity, and their responses on success. */
const proven: readonly [string, (proof: Proof) => Promise<TestResponse>, number][] = [
  ['a sale', (proof) => sell(proof), 201],
  [
    'an adjustment',
    (proof) =>
      admin.post(
        '/api/admin/users/compradora/credit-adjustments',
        { amount: '1', reason, ...proof },
        keyed(),
      ),
    201,
  ],
  [
    'a reversal',
    (proof) =>
      admin.post(`/api/admin/transactions/${saleId}/reverse`, { reason, ...proof }, keyed()),
    201,
  ],
  [
    'the publication of prices',
    async (proof) => {
      const draft = await admin.post('/api/admin/price-lists', { ...list, levels });
      const { version, revision } = JSON.parse(draft.text);
      return admin.post(`/api/admin/price-lists/${version}/publish`, { revision, ...proof });
    },
    200,
  ],
  [
    'the grant of the role',
    async (proof) => {
      granted += 1;
      const username = `nombrada_${granted}`;
      await addUser(backend, username);
      return admin.post(`/api/admin/users/${username}/grant-admin`, { reason, ...proof });
    },
    200,
  ],
];

describe.each(proven)('%s', (_, act, done) => {
  it('needs the second factor confirmed recently, before the password is looked at', async () => {
    await expireConfirmations(backend, adminId);
    for (const secret of [password, 'equivocada']) {
      const response = await act({ password: secret });
      expect([response.status, response.body.code]).toEqual([403, 'FACTOR_CONFIRMATION_REQUIRED']);
    }
  });

  it('takes a passkey in place of the password', async () => {
    await expireConfirmations(backend, adminId);
    const passkey = await assertionIn(admin, authenticator);
    expect((await act({ password, passkey })).status).toBe(400);
    const other = await assertionIn(admin, authenticator, { origin: 'https://evil.example' });
    expect((await act({ passkey: other })).body.code).toBe('FACTOR_REJECTED');
    expect((await act({ passkey })).status).toBe(done);
    expect((await act({ passkey })).body.code).toBe('FACTOR_REJECTED');
  });
});

it('a sale takes the password after a confirmation, and no wrong one', async () => {
  await expireConfirmations(backend, adminId);
  const passkey = await assertionIn(admin, authenticator);
  expect((await admin.post('/api/second-factor/confirm', { passkey })).status).toBe(200);
  expect((await sell({ password: 'equivocada' })).body.code).toBe('PASSWORD_INCORRECT');
  expect((await sell({ password })).status).toBe(201);
});

it('a passkey in place of the password is no confirmation of what follows', async () => {
  await expireConfirmations(backend, adminId);
  const passkey = await assertionIn(admin, authenticator);
  expect((await sell({ passkey })).status).toBe(201);
  expect((await sell({ password })).body.code).toBe('FACTOR_CONFIRMATION_REQUIRED');
});

it('a sale that is repeated with a new response of the passkey is booked once', async () => {
  const key = freshKey();
  const first = await sell({ passkey: await assertionIn(admin, authenticator) }, key);
  const again = await sell({ passkey: await assertionIn(admin, authenticator) }, key);
  expect([first.status, again.text]).toEqual([201, first.text]);
});

it.each(['suspend', 'reactivate', 'withdraw-admin', 'reset-second-factor'])(
  '%s needs the second factor confirmed recently',
  async (action) => {
    await expireConfirmations(backend, adminId);
    const body = action === 'reset-second-factor' ? { reason, password } : { reason };
    const response = await admin.post(`/api/admin/users/compradora/${action}`, body);
    expect(response.body.code).toBe('FACTOR_CONFIRMATION_REQUIRED');
  },
);

it('the erasure of an account needs the second factor confirmed recently', async () => {
  await expireConfirmations(backend, adminId);
  const body = { note: reason, password };
  const response = await admin.post('/api/admin/data-requests/1/erase', body);
  expect(response.body.code).toBe('FACTOR_CONFIRMATION_REQUIRED');
});

it('an administrator without a second factor goes on with the password where none is required', async () => {
  const { browser } = await signedIn(backend, 'jefe_demo', 'admin');
  expect((await sell({ password }, freshKey(), browser)).status).toBe(201);
});

describe('a confirmation', () => {
  it('accepts each code once, and rejects all after ten wrong ones', async () => {
    const { browser, id, secret } = await withTotp(backend, 'confirma');
    await expireConfirmations(backend, id);
    await resetTotpStep(backend, id);
    const once = codeOf(secret);
    const confirm = (code: string) => browser.post('/api/second-factor/confirm', { code });
    expect((await confirm(once)).status).toBe(200);
    expect((await confirm(once)).body.code).toBe('FACTOR_REJECTED');
    const codes: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      codes.push((await confirm(wrongCode(secret, index))).body.code);
    }
    expect(codes).toEqual([...Array(9).fill('FACTOR_REJECTED'), 'TOO_MANY_REQUESTS']);
    expect((await confirm(codeOf(secret, 1))).status).toBe(429);
  });

  it('takes a response once, also of a passkey that counts no uses', async () => {
    const { browser, authenticator: own } = await withPasskey(backend, 'sin_contador');
    const passkey = await assertionIn(browser, own, { counter: 0 });
    const confirm = () => browser.post('/api/second-factor/confirm', { passkey });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body.code).toBe('FACTOR_REJECTED');
  });

  it('accepts no challenge of another session or purpose', async () => {
    const { browser, authenticator: own } = await withPasskey(backend, 'dos_sesiones');
    const other = browser.copy();
    const atSignIn = new Browser(backend);
    await atSignIn.signIn('dos_sesiones', password);
    const options = await atSignIn.post('/api/login/second-factor/passkey-options');
    const passkey = own.get(bodyOf('request', options));
    const response = await other.post('/api/second-factor/confirm', { passkey });
    expect(response.body.code).toBe('FACTOR_REJECTED');
    expect((await browser.post('/api/second-factor/passkey-options')).status).toBe(200);
    const { browser: none } = await signedIn(backend, 'sin_llaves');
    const rejected = await none.post('/api/second-factor/passkey-options');
    expect(rejected.body.code).toBe('FACTOR_NOT_FOUND');
  });
});

describe('the reset by an administrator', () => {
  const reset = (username: string, proof: Proof) =>
    admin.post(`/api/admin/users/${username}/reset-second-factor`, { reason, ...proof });
  const proof = async () => ({ passkey: await assertionIn(admin, authenticator) });

  it('removes every factor, revokes the sessions, is audited with its reason and mailed', async () => {
    const { browser, id } = await withTotp(backend, 'perdio_todo');
    const account = async () =>
      JSON.parse((await admin.get('/api/admin/users/perdio_todo')).text).second_factor_since;
    expect(await account()).toMatch(/Z$/);
    expect((await reset('perdio_todo', await proof())).status).toBe(200);
    expect(await account()).toBeNull();
    expect((await browser.validateSession()).status).toBe(401);
    const event = await backend.app.db
      .selectFrom('audit_events')
      .select(['actor_id', 'action', 'reason', 'before', 'after'])
      .where('target_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({
      actor_id: adminId,
      action: 'factors reset',
      reason,
      before: { second_factor: true },
      after: { second_factor: false },
    });
    await backend.mailbox.waitFor('perdio_todo@example.com', ({ subject }) =>
      Boolean(subject?.startsWith('Un administrador quitó')),
    );
    expect((await new Browser(backend).signIn('perdio_todo', password)).status).toBe(200);
    expect((await reset('perdio_todo', await proof())).body.code).toBe('ACCOUNT_UNCHANGED');
  });

  it('is not of the own account, nor without the password', async () => {
    expect((await reset('jefa', await proof())).body.code).toBe('SELF_ACTION_FORBIDDEN');
    expect((await admin.post('/api/second-factor/confirm', await proof())).status).toBe(200);
    expect((await reset('compradora', { password: 'otra' })).body.code).toBe('PASSWORD_INCORRECT');
    expect((await reset('nadie_99', await proof())).body.code).toBe('USER_NOT_FOUND');
  });
});
