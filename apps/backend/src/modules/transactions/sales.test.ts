import { ruleTexts, tooManyDigits } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits } from '../../../test/credits.ts';
import { noteFact, recordFact } from '../../../test/record-fact.ts';
import { retryWhileBusy } from '../../../test/retry-while-busy.ts';
import { freshKey } from '../../../test/toolbox.ts';
import { password, signedIn } from '../../../test/users.ts';

const backend = startBackend();
let seller: Browser;
let buyer: Browser;
let buyerId: number;

beforeAll(async () => {
  ({ browser: seller } = await signedIn(backend, 'vendedor', 'admin'));
  ({ browser: buyer, id: buyerId } = await signedIn(backend, 'compradora'));
});

const sale = (changes: Record<string, unknown> = {}) => ({
  target_email: 'compradora@example.com',
  password,
  trans_type: 'Compra',
  amount_paid: '250000.50',
  credits_purchased: '100',
  trans_platform: 'Portal GDB Audit',
  acceptTerms: true,
  ...changes,
});

async function sell(changes: Record<string, unknown> = {}, key = freshKey(), browser = seller) {
  const recaptchaToken = await browser.botToken('transactionSubmit');
  const body = { ...sale(changes), recaptchaToken };
  return browser.post('/api/new_transaction', body, { 'idempotency-key': key });
}

const purchases = async () =>
  (await buyer.get('/api/get_transactions/compradora')).body.items as { trans_id: number }[];

describe('a sale', () => {
  it('is rejected without a bot check of its own', async () => {
    const other = await seller.botToken('login');
    for (const recaptchaToken of ['x', other]) {
      const headers = { 'idempotency-key': freshKey() };
      const response = await seller.post(
        '/api/new_transaction',
        { ...sale(), recaptchaToken },
        headers,
      );
      expect(response.body.code).toBe('BOT_CHECK_FAILED');
    }
    expect(await purchases()).toEqual([]);
  });

  it('books the credits, shows in the list and the balance, and mails a receipt', async () => {
    const response = await sell({ target_email: ' Compradora@Example.com' });
    expect(response).toMatchObject({
      status: 201,
      body: {
        message: 'Transacción creada con éxito.',
        transaction: {
          username: 'compradora',
          credits_purchased: '100.00',
          amount_paid: '250000.50',
          credits_balance: '100.00',
        },
      },
    });
    expect(await purchases()).toMatchObject([{ trans_type: 'Compra', amount_paid: '250000.50' }]);
    const balance = await buyer.get('/api/user_credits_balance/compradora');
    expect(balance.body).toEqual({ credits_balance: '100.00' });
    const ledgerEntry = await backend.app.db
      .selectFrom('credit_movements')
      .select(['type', 'status', 'amount', 'balance', 'seq'])
      .where('user_id', '=', buyerId)
      .execute();
    expect(ledgerEntry).toEqual([
      { type: 'Compra', status: 'Aplicado', amount: '100.00', balance: '100.00', seq: 1 },
    ]);
    const { rows: events } = await sql`
      SELECT before, after FROM audit_events
      WHERE action = 'credits sold' AND target_id = ${buyerId}`.execute(backend.app.db);
    expect(events).toEqual([
      { before: { current_credits: '0.00' }, after: { current_credits: '100.00' } },
    ]);
    const mail = await backend.mailbox.waitFor('compradora@example.com');
    expect(mail.subject).toBe('Comprobante de su compra de créditos');
    expect(mail.html).toContain('$\u00A0250.000,50 COP');
    expect(mail.html).toMatch(/Créditos comprados<\/td><td[^>]*>100<\/td>/);
    expect(mail.text).toContain('no es una factura electrónica');
  });

  it('is recorded once for 100 identical requests with one key', async (context) => {
    const before = (await purchases()).length;
    const key = freshKey();
    const recaptchaToken = await seller.botToken('transactionSubmit');
    const body = { ...sale({ credits_purchased: '7' }), recaptchaToken };
    let sent = 0;
    const send = () => {
      sent += 1;
      return seller.post('/api/new_transaction', body, { 'idempotency-key': key });
    };
    const responses = await Promise.all(Array.from({ length: 100 }, () => retryWhileBusy(send)));
    const different = new Set(responses.map(({ status, text }) => `${status} ${text}`));
    recordFact(
      context,
      `different responses of 100, ${backend.servers.length} server process(es)`,
      responses[0]?.status === 201 ? different.size : [...different].join(' | ').slice(0, 400),
      1,
      '1, a success',
    );
    const recorded = (await purchases()).length - before;
    recordFact(context, 'purchases recorded with the one key', recorded, 1);
    noteFact(context, 'responses 503, sent again', sent - 100);
  });

  it('says whether the account is suspended, as its user cannot use the credits', async () => {
    const sold = async () => JSON.parse((await sell()).text).transaction;
    expect(await sold()).toMatchObject({ suspended: false });
    const suspend = (at: string) =>
      sql`UPDATE users SET disabled_at = ${sql.raw(at)} WHERE id = ${buyerId}`.execute(
        backend.app.db,
      );
    await suspend('now()');
    expect(await sold()).toMatchObject({ suspended: true });
    await suspend('NULL');
  });

  it('replays the response for the same key with a used bot check, and rejects another body', async () => {
    const key = freshKey();
    const first = await sell({}, key);
    const replay = await seller.post(
      '/api/new_transaction',
      { ...sale(), recaptchaToken: 'spent' },
      { 'idempotency-key': key },
    );
    expect([replay.status, replay.text]).toEqual([first.status, first.text]);
    expect(await sell({ credits_purchased: '101' }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('rejects a replay with a wrong password', async () => {
    const key = freshKey();
    expect((await sell({}, key)).status).toBe(201);
    const before = await purchases();
    expect(await sell({ password: 'equivocada' }, key)).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_INCORRECT' },
    });
    expect((await sell({}, key)).status).toBe(201);
    expect(await purchases()).toEqual(before);
  });

  it('leaves the key free when it was rejected', async () => {
    const key = freshKey();
    expect((await sell({ password: 'equivocada' }, key)).body.code).toBe('PASSWORD_INCORRECT');
    expect((await sell({}, key)).status).toBe(201);
  });

  it.each([
    [{ target_email: 'nadie@example.com' }, 404, 'USER_NOT_FOUND'],
    [{ target_email: 'vendedor@example.com' }, 403, 'SELF_CREDIT_FORBIDDEN'],
    [{ password: 'equivocada' }, 403, 'PASSWORD_INCORRECT'],
  ])('with %j is rejected and changes nothing', async (changes, status, code) => {
    const before = await purchases();
    expect(await sell(changes)).toMatchObject({ status, body: { code } });
    expect(await purchases()).toEqual(before);
  });

  it.each([
    ['acceptTerms', false, ruleTexts.transactionAuthorizationRequired],
    ['credits_purchased', '0', ruleTexts.amountFormat],
    ['credits_purchased', '-5', ruleTexts.amountFormat],
    ['credits_purchased', '1.001', ruleTexts.amountFormat],
    ['credits_purchased', 1e20, tooManyDigits(12)],
    ['amount_paid', 'NaN', ruleTexts.amountFormat],
    ['target_email', 'x', ruleTexts.emailFormat],
    ['trans_type', 'Regalo', ruleTexts.transactionType],
  ])('with %s = %j is rejected, naming the field in Spanish', async (field, value, message) => {
    expect(await sell({ [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: [{ field, message }] },
    });
  });

  it('above the limit of a balance is rejected, naming the field', async () => {
    const credits_purchased = '999999999999.99';
    await giveCredits(backend, buyerId, '1.00');
    expect(await sell({ credits_purchased })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        fields: [{ field: 'credits_purchased', message: expect.stringContaining('el máximo') }],
      },
    });
  });

  it.each([undefined, 'short', 'con espacio y más', 'x'.repeat(101)])(
    'is rejected with the key %j',
    async (key) => {
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
      const body = { ...sale(), recaptchaToken: 'x' };
      expect(await seller.post('/api/new_transaction', body, headers)).toMatchObject({
        status: 400,
        body: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
      });
    },
  );

  it('is for administrators only', async () => {
    expect(await sell({}, freshKey(), buyer)).toMatchObject({
      status: 403,
      body: { code: 'UNAUTHORIZED' },
    });
  });

  it('checks at most ten wrong passwords in 15 minutes', async () => {
    const { browser } = await signedIn(backend, 'adivinador', 'admin');
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      codes.push((await sell({ password: `clave ${index}` }, freshKey(), browser)).body.code);
    }
    expect(codes).toEqual([...Array(10).fill('PASSWORD_INCORRECT'), 'TOO_MANY_REQUESTS']);
  });
});
