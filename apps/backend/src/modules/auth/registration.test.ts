import { ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addPerson, password, registration } from '../../../test/people.ts';

const backend = startBackend();

async function register(username: string, changes: Record<string, unknown> = {}) {
  const browser = new Browser(backend);
  const recaptchaToken = await browser.botToken('register');
  return browser.post('/api/register', { ...registration(username, changes), recaptchaToken });
}

async function resend(email: string) {
  const browser = new Browser(backend);
  const recaptchaToken = await browser.botToken('register');
  return browser.post('/api/resend-verification-email', { email, recaptchaToken });
}

const tokenIn = (text: string | undefined) =>
  /http:\/\/portal\.test\/auth\/email-register-verification\?token=([\w-]+)/.exec(text ?? '')?.[1];

/** The token of the newest verification link that an address was sent, other than a known one. */
async function mailedToken(email: string, known?: string): Promise<string> {
  const mail = await backend.mailbox.waitFor(email, ({ text }) => {
    const token = tokenIn(text);
    return token !== undefined && token !== known;
  });
  return tokenIn(mail.text) ?? '';
}

const verify = (token: string) =>
  new Browser(backend).get(`/api/verify-register-email?token=${token}`);

describe('a registration', () => {
  it('is verified by the mailed link, gets the welcome credits once, and can sign in', async () => {
    expect(await register('nueva_1')).toMatchObject({ status: 200 });
    const browser = new Browser(backend);
    const early = await browser.signIn('nueva_1', password);
    expect(early).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });

    const token = await mailedToken('nueva_1@example.com');
    const both = await Promise.all([verify(token), verify(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await verify(token)).status).toBe(200);
    expect((await browser.signIn('NUEVA_1', password)).status).toBe(200);
    const movements = await backend.app.db
      .selectFrom('credit_movements')
      .select(['amount', 'balance', 'type', 'status'])
      .execute();
    expect(movements).toEqual([
      { amount: '20.00', balance: '20.00', type: 'Bono', status: 'Aplicado' },
    ]);
  });

  it('keeps the proof of consent and no trace of password or token', async () => {
    await register('con_prueba');
    const token = await mailedToken('con_prueba@example.com');
    const { rows } = await sql<{ everything: string }>`
      SELECT row_to_json(u)::text || coalesce((SELECT json_agg(t)::text FROM one_use_tokens t), '')
        AS everything
      FROM users u WHERE username = 'con_prueba'`.execute(backend.app.db);
    const everything = rows[0]?.everything ?? '';
    expect(everything).toMatch(/"consent_version":"2026-11".*"consent_address":"127.0.0.1"/);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(token);
  });

  it('answers a known e-mail like an unknown one and tells its owner by mail', async () => {
    await addPerson(backend, 'conocida');
    const unknown = await register('desconocida');
    const known = await register('otra_persona', { email: 'Conocida@Example.com ' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    const mail = await backend.mailbox.waitFor('conocida@example.com');
    expect(mail.subject).toBe('Usted ya tiene una cuenta en GDB Audit');
    expect(mail.text).toContain('http://portal.test/auth');
    const added = await backend.app.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'otra_persona')
      .execute();
    expect(added).toEqual([]);
  });

  it('leaves an unverified account as it was and sends its owner a fresh link', async () => {
    await register('pendiente');
    const first = await mailedToken('pendiente@example.com');
    await register('intrusa', { email: 'pendiente@example.com', password: 'Otra clave 998877' });
    const second = await mailedToken('pendiente@example.com', first);
    expect((await verify(first)).body.code).toBe('LINK_INVALID');
    expect((await verify(second)).status).toBe(200);
    expect((await new Browser(backend).signIn('pendiente', password)).status).toBe(200);
  });

  it('refuses a taken username, also when two ask for it at once', async () => {
    const both = await Promise.all([
      register('disputada', { email: 'uno@example.com' }),
      register('Disputada', { email: 'dos@example.com' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await register('disputada')).body.code).toBe('USERNAME_TAKEN');
  });

  it.each([
    ['12345678', ruleTexts.passwordCommon],
    ['Password1', ruleTexts.passwordCommon],
    ['ana_garcia', ruleTexts.passwordContext],
    ['GDBAudit2026!', ruleTexts.passwordContext],
    ['corto', ruleTexts.passwordTooShort],
    ['x'.repeat(129), ruleTexts.passwordTooLong],
  ])('refuses the password %s', async (guessable, message) => {
    expect(await register('ana_garcia', { password: guessable })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', fields: [{ field: 'password', message }] },
    });
  });

  it.each([
    '  espacios al borde ',
    'contraseña ñandú',
    'contraseña n\u0303andu\u0301',
    '🌵🌵🌵🌵🌵🌵🌵🌵',
  ])('takes the password %j exactly as typed', async (typed) => {
    const username = `tal_cual_${[...typed].length}_${typed.length}`;
    expect((await register(username, { password: typed })).status).toBe(200);
    await verify(await mailedToken(`${username}@example.com`));
    expect((await new Browser(backend).signIn(username, typed)).status).toBe(200);
    expect((await new Browser(backend).signIn(username, typed.trim())).status).toBe(
      typed === typed.trim() ? 200 : 400,
    );
  });

  it.each([
    ['username', 'аdmin'],
    ['username', 'ab'],
    ['email', 'a@b@example.com'],
    ['email', 'a@example.com\r\nBcc: otra@example.com'],
    ['acceptTerms', false],
    ['role', 'admin'],
    ['current_credits', '1000'],
  ])('refuses %s = %j, naming the field, and adds no one', async (field, value) => {
    const refused = await register('rechazada', { [field]: value });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  it('refuses U+0000 anywhere', async () => {
    expect((await register('admin\u0000')).status).toBe(400);
    expect((await register('con_nulo', { enterprise_name: 'a\u0000b' })).status).toBe(400);
  });
});

describe('a verification link', () => {
  it.each(['x', 'A'.repeat(43), 'A'.repeat(200)])('is refused when it is %s', async (token) => {
    const answer = await verify(token);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'LINK_INVALID', error: 'Enlace no válido o expirado.' },
    });
  });

  it('expires after 24 hours', async () => {
    await register('tardia');
    const token = await mailedToken('tardia@example.com');
    await sql`UPDATE one_use_tokens SET expires_at = expires_at - interval '24 hours 1 second'
      `.execute(backend.app.db);
    expect((await verify(token)).body.code).toBe('LINK_INVALID');
  });

  it('is sent anew to an account that awaits one; nobody is told which do', async () => {
    await register('reenviada');
    const first = await mailedToken('reenviada@example.com');
    const known = await resend('reenviada@example.com');
    const unknown = await resend('nadie@example.com');
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    const second = await mailedToken('reenviada@example.com', first);
    expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
  });

  it('is sent to one mailbox at most five times an hour', async () => {
    await register('insistente');
    for (let index = 0; index < 6; index += 1) {
      expect((await resend('insistente@example.com')).status).toBe(200);
    }
    const { rows } = await sql<{ links: number }>`
      SELECT count(*)::integer AS links FROM one_use_tokens
      JOIN users ON users.id = user_id WHERE username = 'insistente'`.execute(backend.app.db);
    expect(rows).toEqual([{ links: 5 }]);
  });
});
