import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { freshKey, type ToolUser, toolUser } from '../../../test/toolbox.ts';
import { addUser, password, registration, signedIn } from '../../../test/users.ts';
import { recordAudit } from '../audit/record.ts';
import { recordSale } from '../transactions/repository.ts';
import { eraseJob } from './erase-job.ts';

const backend = startBackend();
const note = 'Suprimimos sus datos como lo pidió.';
const details = 'Canario-Solicitud: borren mis datos, por favor.';
/** Each is part of one fact about the data subject, and of nothing else. */
const canaries = [
  ...['canario_usuario', 'canario_correo', 'Canario-Nombre', 'Canario-Apellido', '3009876543'],
  ...['Canario-Empresa', 'CANARIO-EQUIPO', 'Canario-Error', 'Canario-Sugerencia', '198.51.100.7'],
  ...['Canario-Motivo', 'Canario-Solicitud', 'Canario-Navegador'],
];
const email = 'canario_correo@example.com';
let admin: Browser;
let adminId: number;
let subject: ToolUser;
let requestId: number;

const everyTable = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker')`.execute(backend.app.db);
  return rows.map(({ name }) => name);
};

/** The canaries that any row of any table contains, by table. */
const traces = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const table of await everyTable()) {
    for (const canary of canaries) {
      const { rows } = await sql`
        SELECT FROM ${sql.raw(table)} item
        WHERE strpos(lower(item::text), lower(${canary})) > 0 LIMIT 1`.execute(backend.app.db);
      if (rows.length > 0) found.push(`${table}: ${canary}`);
    }
  }
  return found;
};

const db = () => backend.app.db;

/** Writes the canaries wherever the product stores something about a data subject. */
async function leaveTraces() {
  const { id, browser, toolbox } = subject;
  await db()
    .updateTable('users')
    .set({
      email,
      first_name: 'Canario-Nombre',
      last_name: 'Canario-Apellido',
      cellphone: '3009876543',
      enterprise_name: 'Canario-Empresa',
      consent_address: '198.51.100.7',
    })
    .where('id', '=', id)
    .execute();
  await sql`UPDATE sessions SET user_agent = 'Canario-Navegador', address = '198.51.100.7'
            WHERE user_id = ${id}`.execute(db());
  await sql`UPDATE machines SET machine_id = 'CANARIO-EQUIPO',
            registered_address = '198.51.100.7' WHERE user_id = ${id}`.execute(db());
  await sql`UPDATE access_logs SET address = '198.51.100.7' WHERE user_id = ${id}`.execute(db());
  const { body: failed } = await toolbox.reserve(10);
  await toolbox.call('POST', `/utilizations/${failed.utilization_id}/errors`, {
    error_message: 'Canario-Error en C:/canario_usuario',
    execute_stage: 'Canario-Error',
  });
  const { body: finished } = await toolbox.reserve(10);
  await toolbox.finish(finished.utilization_id);
  await toolbox.reserve(200);
  await recordSale(db(), {
    buyerId: id,
    sellerId: adminId,
    type: 'Compra',
    credits: '30.00',
    paid: '42000.00',
    platform: 'Portal',
  });
  const adjusted = await admin.post(
    '/api/admin/users/canario_usuario/credit-adjustments',
    { amount: '2', reason: 'Canario-Motivo: se equivocó', password },
    { 'idempotency-key': freshKey() },
  );
  expect(adjusted.status).toBe(201);
  await browser.post('/api/suggestions', {
    recaptchaToken: await browser.botToken('suggestion'),
    name: 'Canario-Nombre',
    email,
    message: 'Canario-Sugerencia: agreguen otra regla.',
  });
  await browser.send({
    method: 'PUT',
    url: '/api/update-info',
    payload: { email: 'canario_correo_nuevo@example.com' },
  });
  await browser.post('/api/activation_codes');
  await admin.get('/api/users?search=canario_correo%40example.com', { accept: 'text/csv' });
  await admin.get('/api/get_utilizations/canario_usuario', { accept: 'text/csv' });
  await new Browser(backend).signIn('canario_usuario', 'una clave equivocada');
  await recordAudit(
    db(),
    { actorId: adminId },
    { action: 'user suspended', reason: `Lo mismo que ${email}, de otra persona` },
  );
}

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
  subject = await toolUser(backend, 'canario_usuario', '100.00');
  await leaveTraces();
  await subject.browser.post('/api/data-requests', { kind: 'query', details });
  await subject.browser.post('/api/data-requests', { kind: 'correction', details });
  const made = await subject.browser.post('/api/data-requests', { kind: 'erasure', details });
  requestId = JSON.parse(made.text).request_id;
});

const erase = (body: object, browser = admin, id = requestId) =>
  browser.post(`/api/admin/data-requests/${id}/erase`, body);

describe('before the erasure', () => {
  it('every canary is stored, so that its absence later proves the erasure', async () => {
    await waitForJobs(backend);
    const found = (await traces()).map((trace) => trace.split(': ')[1]);
    expect(new Set(found)).toEqual(new Set(canaries));
  });

  it('needs the administrator’s password', async () => {
    const wrong = await erase({ note, password: 'equivocada' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'PASSWORD_INCORRECT' } });
  });

  it('rejects changes of append-only rows, also those that look like an erasure', async () => {
    for (const change of [
      sql`UPDATE transactions SET username = username`,
      sql`UPDATE credit_movements SET descript = type`,
      sql`UPDATE audit_events SET reason = NULL`,
    ]) {
      await expect(change.execute(db())).rejects.toThrow(/append-only|denied/);
    }
  });
});

it('redacts no records of a data subject who is not being erased', async () => {
  const call = sql`SELECT redact_append_only(${subject.id}, 'canario_usuario', ${email})`;
  await expect(call.execute(db())).rejects.toThrow(/not being erased/);
});

describe('the erasure', () => {
  it('leaves no trace of the data subject in any table, list, export or search', async () => {
    const before = await db()
      .selectFrom('users')
      .select(['current_credits', 'movement_seq'])
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    expect((await erase({ note, password })).status).toBe(200);
    const mail = await backend.mailbox.waitFor(email, ({ subject = '' }) =>
      subject.includes('Suprimimos'),
    );
    expect(mail.text).toContain(note);
    expect(mail.text).toContain('10 años');
    await waitForJobs(backend);
    expect(await traces()).toEqual([]);
    const remaining = await db()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    expect(remaining).toMatchObject({ ...before, pending_credits: '0.00', role: 'user' });
    expect(remaining.username).toMatch(/^suprimido_[0-9a-f]{10}$/);
    for (const path of ['get_all_transactions', 'get_all_utilizations', 'get_recent_logs']) {
      const { body } = await admin.get(`/api/${path}`);
      expect(body.items.map(({ username }) => username)).toContain(remaining.username);
    }
    for (const path of [
      'users',
      'get_all_transactions',
      'get_all_error_logs',
      'get_all_utilizations',
      'admin/audit-events',
      'admin/data-requests',
    ]) {
      const { text } = await admin.get(`/api/${path}`, { accept: 'text/csv' });
      for (const canary of canaries) expect(text, path).not.toContain(canary);
    }
    for (const text of ['canario', 'Canario-Nombre', email]) {
      const { users } = JSON.parse((await admin.get(`/api/admin/find?text=${text}`)).text);
      expect(users).toEqual([]);
    }
  });

  it('keeps the ledger whole: each balance, purchase and charge as they were', async () => {
    const { rows } = await sql<{ wrong: number }>`
      SELECT count(*)::integer AS wrong FROM credit_movements item
      WHERE user_id = ${subject.id} AND balance <> (
        SELECT sum(amount) FROM credit_movements WHERE user_id = item.user_id AND seq <= item.seq)
      `.execute(db());
    expect(rows).toEqual([{ wrong: 0 }]);
    const sales = await db()
      .selectFrom('transactions')
      .select(['amount_paid', 'credits_purchased'])
      .where('user_id', '=', subject.id)
      .execute();
    expect(sales).toEqual([{ amount_paid: '42000.00', credits_purchased: '30.00' }]);
  });

  it('signs the data subject out everywhere, and rejects the password', async () => {
    expect((await subject.browser.validateSession()).status).toBe(401);
    expect((await subject.toolbox.call('GET', '/tools')).status).toBe(401);
    const { username } = await db()
      .selectFrom('users')
      .select('username')
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    for (const name of ['canario_usuario', username]) {
      const response = await new Browser(backend).signIn(name, password);
      expect(response.body.code).toBe('INVALID_CREDENTIALS');
    }
    const reason = 'Volver a abrir la cuenta';
    for (const action of ['reactivate', 'suspend']) {
      const response = await admin.post(`/api/admin/users/${username}/${action}`, { reason });
      expect(response.body.code).toBe('ACCOUNT_ERASED');
    }
    await expect(
      sql`UPDATE users SET disabled_at = NULL WHERE id = ${subject.id}`.execute(db()),
    ).rejects.toThrow(/was erased/);
  });

  it('shows the account as erased to administrators', async () => {
    const { username } = await db()
      .selectFrom('users')
      .select('username')
      .where('id', '=', subject.id)
      .executeTakeFirstOrThrow();
    expect(await admin.get(`/api/admin/users/${username}`)).toMatchObject({
      body: { erased_at: expect.any(String) },
    });
    expect(await admin.get(`/api/users?search=${username}`)).toMatchObject({
      body: { items: [{ username, erased_at: expect.any(String) }] },
    });
    expect(await admin.get(`/api/admin/find?text=${username}`)).toMatchObject({
      body: { users: [{ username, suspended: false, erased: true }] },
    });
  });

  it('resolves the other open requests, which no administrator can respond to any more', async () => {
    const requests = await db()
      .selectFrom('data_requests')
      .select(['kind', 'state', 'due_on'])
      .where('user_id', '=', subject.id)
      .orderBy('request_id')
      .execute();
    const closed = { state: 'resolved', due_on: null };
    expect(requests).toEqual(
      ['query', 'correction', 'erasure'].map((kind) => ({ kind, ...closed })),
    );
  });

  it('is in the trail, and a second run changes nothing', async () => {
    const events = await db()
      .selectFrom('audit_events')
      .select(['actor_id', 'detail', 'reason'])
      .where('action', '=', 'account erased')
      .execute();
    expect(events).toEqual([
      { actor_id: adminId, detail: { request_id: requestId }, reason: null },
    ]);
    const row = () => db().selectFrom('users').selectAll().where('id', '=', subject.id).execute();
    const before = await row();
    const mails = backend.mailbox.mails.length;
    await eraseJob(db(), { requestId, note });
    await waitForJobs(backend);
    expect(await row()).toEqual(before);
    expect(backend.mailbox.mails).toHaveLength(mails);
    expect((await erase({ note, password })).body.code).toBe('ACCOUNT_ERASED');
  });

  it('lets the e-mail and the username register again', async () => {
    const visitor = new Browser(backend);
    const recaptchaToken = await visitor.botToken('register');
    const { status } = await visitor.post('/api/register', {
      ...registration('canario_usuario', { email }),
      recaptchaToken,
    });
    expect(status).toBe(200);
    await backend.mailbox.waitFor(email, ({ subject = '' }) => /verifi|confirm/i.test(subject));
  });
});

describe('an administrator', () => {
  it('cannot ask for erasure while no other one is active', async () => {
    const response = await admin.post('/api/data-requests', { kind: 'erasure', details });
    expect(response).toMatchObject({ status: 409, body: { code: 'LAST_ADMINISTRATOR' } });
    expect(JSON.parse((await admin.get('/api/data-requests')).text).last_administrator).toBe(true);
  });

  it('can be erased by another one, and not by themselves', async () => {
    const { browser: other, id } = await signedIn(backend, 'otra_jefa', 'admin');
    const made = await other.post('/api/data-requests', { kind: 'erasure', details });
    const { request_id } = JSON.parse(made.text);
    expect((await erase({ note, password }, other, request_id)).body.code).toBe(
      'SELF_ACTION_FORBIDDEN',
    );
    expect((await erase({ note, password }, admin, request_id)).status).toBe(200);
    await waitForJobs(backend);
    const row = await db()
      .selectFrom('users')
      .select(['role', 'erased_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ role: 'user', erased_at: expect.any(Date) });
  });
});

it('covers every table that refers to users', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype <> 'c'
    ORDER BY 1`.execute(db());
  // Tables whose rows are deleted with the account are erased by themselves.
  expect(rows.map(({ name }) => name)).toEqual([
    'access_logs',
    'audit_events',
    'credit_movements',
    'data_requests',
    'error_logs',
    'machines',
    'transactions',
    'utilizations',
  ]);
  expect(await addUser(backend, 'la_ultima')).toBeGreaterThan(0);
});
