import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { linkTokenIn } from '../../../test/links.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { visitors } from '../../../test/visitors.ts';

const backend = startBackend();
const { register } = visitors(backend);

const update = (browser: Browser, payload: object | string) =>
  browser.send({
    method: 'PUT',
    url: '/api/update-info',
    payload,
    headers: { 'content-type': 'application/json' },
  });
const confirm = (token: string) => new Browser(backend).post('/api/verify-email-change', { token });
const cancel = (browser: Browser) => browser.send({ method: 'DELETE', url: '/api/email-change' });
const mailed = (email: string, known?: string) =>
  linkTokenIn(backend, email, 'email-change-verification', known);
const row = async (username: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT to_jsonb(u) - 'last_login' - 'previous_login' AS everything
    FROM users u WHERE username = ${username}`.execute(backend.app.db);
  return rows[0]?.everything as Record<string, unknown>;
};
const mailsTo = (address: string) =>
  backend.mailbox.mails.filter(({ to }) => to?.[0]?.address === address);

describe('a profile', () => {
  it('updates the sent fields and no others', async () => {
    const { browser } = await signedIn(backend, 'edita');
    const before = await row('edita');
    const response = await update(browser, {
      first_name: '  Sofía ',
      cellphone: '+57 310 000 11 22',
    });
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'La información se ha actualizado.', pending_email: null },
    });
    const after = await row('edita');
    expect(after).toEqual({
      ...before,
      first_name: 'Sofía',
      cellphone: '+573100001122',
      search_text: after.search_text,
    });
  });

  it.each([
    ['username', 'otra'],
    ['role', 'admin'],
    ['current_credits', '1000'],
    ['machine_id', 'PC'],
    ['date_joined', '2020-01-01T00:00:00.000Z'],
    ['constructor', {}],
  ])('rejects %s with 400 and changes nothing', async (field, value) => {
    const { browser } = await signedIn(backend, `ajena_${field.slice(0, 9)}`.toLowerCase());
    const name = `ajena_${field.slice(0, 9)}`.toLowerCase();
    const before = await row(name);
    const response = await update(browser, { first_name: 'Otra', [field]: value });
    expect(response).toMatchObject({
      status: 400,
      body: { fields: [{ field, message: 'El dato no se reconoce.' }] },
    });
    expect(await row(name)).toEqual(before);
  });

  it('rejects a change of nothing', async () => {
    const { browser } = await signedIn(backend, 'sin_cambios');
    expect(await update(browser, {})).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        fields: [{ field: '', message: 'Indique al menos un dato para actualizar.' }],
      },
    });
  });

  it('rejects a poisoned prototype and invalid values', async () => {
    const { browser } = await signedIn(backend, 'prototipo');
    const before = await row('prototipo');
    expect((await update(browser, '{"__proto__":{"role":"admin"}}')).status).toBe(400);
    for (const [field, value] of [
      ['email', 'a@b@c.co'],
      ['email', 'a@example.com\r\nBcc: b@example.com'],
      ['first_name', ' '],
      ['cellphone', '12'],
      ['enterprise_name', 'x'.repeat(121)],
    ] as const) {
      const response = await update(browser, { [field]: value });
      expect(response).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    }
    expect(await row('prototipo')).toEqual(before);
  });
});

describe('a changed e-mail', () => {
  it('waits for the link sent to it, and notifies the old address twice', async () => {
    const { browser, id } = await signedIn(backend, 'muda');
    const staged = await update(browser, { email: 'Muda.Nueva@example.com' });
    expect(staged.body).toMatchObject({ pending_email: 'muda.nueva@example.com' });
    expect((await row('muda')).email).toBe('muda@example.com');
    const token = await mailed('muda.nueva@example.com');
    const warning = await backend.mailbox.waitFor('muda@example.com');
    expect(warning.text).toContain('Si no fue usted');
    expect(warning.text).not.toContain(token);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await confirm(token)).status).toBe(200);
    expect((await row('muda')).email).toBe('muda.nueva@example.com');
    const { rows } = await sql`
      SELECT before, after FROM audit_events WHERE action = 'email changed' AND target_id = ${id}
      `.execute(backend.app.db);
    expect(rows).toEqual([
      { before: { email: 'muda@example.com' }, after: { email: 'muda.nueva@example.com' } },
    ]);
    await backend.mailbox.waitFor('muda@example.com', ({ subject }) =>
      Boolean(subject?.endsWith('cambió')),
    );
    expect((await browser.validateSession()).status).toBe(200);
  });

  it('can be confirmed repeatedly until its link expires or another address is confirmed', async () => {
    const { browser, id } = await signedIn(backend, 'repite');
    await update(browser, { email: 'repite1@example.com' });
    const first = await mailed('repite1@example.com');
    expect([(await confirm(first)).status, (await confirm(first)).status]).toEqual([200, 200]);
    await update(browser, { email: 'repite2@example.com' });
    const second = await mailed('repite2@example.com');
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).body.code).toBe('LINK_INVALID');
    expect((await row('repite')).email).toBe('repite2@example.com');
    await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(backend.app.db);
    expect((await confirm(second)).body.code).toBe('LINK_INVALID');
    await sql`UPDATE users SET disabled_at = NULL WHERE id = ${id}`.execute(backend.app.db);
    expect((await confirm(second)).status).toBe(200);
    await sql`UPDATE one_use_tokens SET expires_at = now() WHERE user_id = ${id}`.execute(
      backend.app.db,
    );
    expect((await confirm(second)).body.code).toBe('LINK_INVALID');
  });

  it('is replaced by a newer one, and discarded by the current address or a request', async () => {
    const { browser } = await signedIn(backend, 'duda');
    await update(browser, { email: 'duda1@example.com' });
    const first = await mailed('duda1@example.com');
    await update(browser, { email: 'duda2@example.com' });
    const second = await mailed('duda2@example.com');
    expect((await confirm(first)).body.code).toBe('LINK_INVALID');
    expect((await cancel(browser)).status).toBe(200);
    expect((await confirm(second)).body.code).toBe('LINK_INVALID');
    expect((await cancel(browser)).status).toBe(200);
    await update(browser, { email: 'duda3@example.com' });
    const third = await mailed('duda3@example.com');
    expect((await update(browser, { email: 'duda@example.com' })).body).toMatchObject({
      pending_email: null,
    });
    expect((await confirm(third)).body.code).toBe('LINK_INVALID');
    expect((await row('duda')).email).toBe('duda@example.com');
  });

  it('expires, and opens nothing for a suspended account', async () => {
    const { browser } = await signedIn(backend, 'tarde');
    await update(browser, { email: 'tarde1@example.com' });
    const late = await mailed('tarde1@example.com');
    await sql`UPDATE email_changes SET expires_at = now()`.execute(backend.app.db);
    expect((await confirm(late)).body.code).toBe('LINK_INVALID');
    await update(browser, { email: 'tarde2@example.com' });
    const token = await mailed('tarde2@example.com');
    await sql`UPDATE users SET disabled_at = now() WHERE username = 'tarde'
      `.execute(backend.app.db);
    expect((await confirm(token)).body.code).toBe('LINK_INVALID');
  });

  it('gives the same response for another user’s address, whose owner is notified and keeps it', async () => {
    await addUser(backend, 'titular');
    const { browser } = await signedIn(backend, 'curiosa');
    const foreign = await update(browser, { email: 'titular@example.com' });
    expect(foreign).toMatchObject({ status: 200, body: { pending_email: 'titular@example.com' } });
    await waitForJobs(backend);
    const [mail] = mailsTo('titular@example.com');
    expect(mail?.subject).toBe('Usted ya tiene una cuenta en GDB Audit');
    expect(mail?.text).not.toContain('token=');
  });

  it('fails when the address became another user’s meanwhile', async () => {
    const { browser } = await signedIn(backend, 'lenta');
    await update(browser, { email: 'rapida@example.com' });
    const token = await mailed('rapida@example.com');
    await addUser(backend, 'rapida');
    expect((await confirm(token)).body.code).toBe('LINK_INVALID');
    expect((await row('lenta')).email).toBe('lenta@example.com');
  });

  it('revokes the reset links sent to the former address', async () => {
    const { browser } = await signedIn(backend, 'viejo');
    const stranger = new Browser(backend);
    const recaptchaToken = await stranger.botToken('passwordReset');
    const body = { email: 'viejo@example.com', recaptchaToken };
    await stranger.post('/api/password-reset-send-email', body);
    const path = 'email-reset-password-verification';
    const resetToken = await linkTokenIn(backend, 'viejo@example.com', path);
    await update(browser, { email: 'viejo_nuevo@example.com' });
    await confirm(await mailed('viejo_nuevo@example.com'));
    const response = await stranger.post('/api/verify-reset-password-email', {
      token: resetToken,
      new_password: password,
      confirm_new_password: password,
    });
    expect(response.body.code).toBe('LINK_INVALID');
  });

  it('can be asked for five times an hour', async () => {
    const { browser } = await signedIn(backend, 'indecisa');
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await update(browser, { email: `i${index}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});

describe('a username', () => {
  const available = async (username: string) => {
    const { status, text } = await new Browser(backend).get(
      `/api/username_availability/${username}`,
    );
    return [status, text];
  };

  it('is available until an account or a registration has it, whatever its case', async () => {
    expect(await available('nadie_aun')).toEqual([200, '{"available":true}']);
    await addUser(backend, 'ocupada');
    await register('reservada');
    await register('ocupada_2', { email: 'ocupada@example.com' });
    for (const name of ['ocupada', 'OCUPADA', 'reservada', 'ocupada_2']) {
      expect(await available(name)).toEqual([200, '{"available":false}']);
    }
    expect(await available('Soporte')).toEqual([200, '{"available":false}']);
    expect((await available('no'))[0]).toBe(400);
    expect((await available('con%20espacio'))[0]).toBe(400);
  });
});
