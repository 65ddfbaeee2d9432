import { ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser, password } from '../../../test/users.ts';
import { visitors } from '../../../test/visitors.ts';

const backend = startBackend();
const { register, mailedToken, verify, confirm, discard, newestBrowser } = visitors(backend);

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
    const ledgerEntries = await backend.app.db
      .selectFrom('credit_movements')
      .select(['amount', 'balance', 'type', 'status'])
      .execute();
    expect(ledgerEntries).toEqual([
      { amount: '20.00', balance: '20.00', type: 'Bono', status: 'Aplicado' },
    ]);
  });

  it('keeps the proof of consent and no trace of password or token', async () => {
    await register('con_prueba');
    const token = await mailedToken('con_prueba@example.com');
    const { rows } = await sql<{ everything: string }>`
      SELECT row_to_json(u)::text || coalesce((SELECT json_agg(t)::text FROM one_use_tokens t), '')
        AS everything
      FROM pending_registrations u WHERE username = 'con_prueba'`.execute(backend.app.db);
    const everything = rows[0]?.everything ?? '';
    expect(everything).toMatch(/"consent_version":"2026-11".*"consent_address":"127.0.0.1"/);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain(token);
  });

  it('gives a known e-mail the same response as an unknown one and notifies its owner by mail', async () => {
    await addUser(backend, 'conocida');
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

  it('does not reveal by a second attempt whether the first one’s e-mail was known', async () => {
    await addUser(backend, 'secreta');
    for (const email of ['secreta@example.com', 'jamas_vista@example.com']) {
      const name = `sonda_${email.slice(0, 3)}`;
      expect((await register(name, { email })).status).toBe(200);
      const second = await register(name, { email: `otra_${email}` });
      expect([second.status, second.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    }
  });

  it('becomes an account only by its own link, in the browser that registered', async () => {
    await register('intrusa', { email: 'victima@example.com', password: 'Otra clave 998877' });
    const intruder = newestBrowser();
    const first = await mailedToken('victima@example.com');
    await register('victima', { first_name: 'Verdadera' });
    const second = await mailedToken('victima@example.com', first);
    const mail = await backend.mailbox.waitFor('victima@example.com', ({ text }) =>
      Boolean(text?.includes(second)),
    );
    expect(mail.text).toMatch(
      /para el usuario victima\..*otra solicitud.*para el usuario intrusa\./s,
    );
    expect((await verify(first)).body.code).toBe('REGISTRATION_PASSWORD_REQUIRED');
    expect((await verify(second)).status).toBe(200);
    expect((await verify(first, intruder)).body.code).toBe('LINK_INVALID');
    const browser = new Browser(backend);
    expect((await browser.signIn('victima', 'Otra clave 998877')).status).toBe(400);
    expect((await browser.signIn('victima', password)).status).toBe(200);
    const { rows } = await sql`
      SELECT username, first_name FROM users WHERE email = 'victima@example.com'
      `.execute(backend.app.db);
    expect(rows).toEqual([{ username: 'victima', first_name: 'Verdadera' }]);
  });

  it('keeps its link although others register with its address until no mail is sent', async () => {
    await register('primera', { email: 'acosada@example.com' });
    const own = newestBrowser();
    const first = await mailedToken('acosada@example.com');
    for (let index = 0; index < 5; index += 1) {
      await register(`acoso_${index}`, { email: 'acosada@example.com' });
      await waitForJobs(backend);
    }
    const { mails } = backend.mailbox;
    const sent = mails.filter(({ to }) => to?.[0]?.address === 'acosada@example.com');
    expect(sent).toHaveLength(5);
    expect((await verify(first, own)).status).toBe(200);
  });

  it('by a stranger does not become an account when the owner of the mailbox opens the link', async () => {
    await register('ladrona', { email: 'ajena@example.com', password: 'Otra clave 998877' });
    const token = await mailedToken('ajena@example.com');
    const victim = new Browser(backend);
    expect(await verify(token, victim)).toMatchObject({
      status: 403,
      body: { code: 'REGISTRATION_PASSWORD_REQUIRED' },
    });
    expect((await confirm(token, 'no la conoce')).body.code).toBe('PASSWORD_INCORRECT');
    expect((await discard(token)).status).toBe(200);
    expect((await discard(token)).body.code).toBe('LINK_INVALID');
    expect((await confirm(token, 'Otra clave 998877')).body.code).toBe('LINK_INVALID');
    expect((await new Browser(backend).signIn('ladrona', 'Otra clave 998877')).status).toBe(400);
    expect((await register('ladrona', { email: 'ajena@example.com' })).status).toBe(200);
  });

  it('is confirmed in another browser by its password, and once more by a repeated request', async () => {
    await register('otro_equipo');
    const token = await mailedToken('otro_equipo@example.com');
    expect((await confirm(token, password)).status).toBe(200);
    expect((await confirm(token, password)).status).toBe(200);
    expect((await verify(token, new Browser(backend))).status).toBe(200);
    expect((await new Browser(backend).signIn('otro_equipo', password)).status).toBe(200);
  });

  it('rejects any password at its link after ten wrong ones', async () => {
    await register('adivinada');
    const token = await mailedToken('adivinada@example.com');
    for (let index = 0; index < 10; index += 1) {
      expect((await confirm(token, `intento ${index}`)).status).toBe(403);
    }
    expect(await confirm(token, password)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('does not reveal by a sign-in whether its e-mail was known', async () => {
    await addUser(backend, 'registrada');
    for (const email of ['registrada@example.com', 'jamas_usada@example.com']) {
      const name = `espia_${email.slice(0, 3)}`;
      await register(name, { email });
      const right = await new Browser(backend).signIn(name, password);
      expect([right.status, right.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
      const wrong = await new Browser(backend).signIn(name, 'no es esta');
      expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    }
  });

  it('rejects a taken username, also in two concurrent requests', async () => {
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
  ])('rejects the password %s', async (guessable, message) => {
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
  ])('accepts the password %j exactly as typed', async (typed) => {
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
  ])('rejects %s = %j, naming the field, and adds no one', async (field, value) => {
    const rejected = await register('rechazada', { [field]: value });
    expect(rejected).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  it('rejects U+0000 anywhere', async () => {
    expect((await register('admin\u0000')).status).toBe(400);
    expect((await register('con_nulo', { enterprise_name: 'a\u0000b' })).status).toBe(400);
  });
});
