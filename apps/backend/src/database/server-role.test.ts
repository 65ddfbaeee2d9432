import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MailSink } from '../../../../tools/lib/cases/mail-sink.ts';
import { Browser } from '../../test/browser.ts';
import { type TestBackend, testEnvironment } from '../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../test/credits.ts';
import { linkTokenIn } from '../../test/links.ts';
import { onServer } from '../../test/postgres.ts';
import { waitForJobs } from '../../test/tasks.ts';
import { activate, freshKey } from '../../test/toolbox.ts';
import { addUser, password, registration, signedIn } from '../../test/users.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { checkDatabase } from '../doctor/database-checks.ts';
import { cleanUp } from '../plugins/clean-up.ts';
import { ensureMigrated } from './ensure-migrated.ts';
import { createDatabase, createUnlimitedPool } from './pool.ts';
import { ledgerTables } from './server-role.ts';

const name = `roles_${randomUUID().slice(0, 8)}`;
const [owner, servers] = [`${name}_owner`, `${name}_servers`];
const urlOf = (role: string) =>
  `${inject('postgresServer').replace(/\/\/.*@/, `//${role}:secret@`)}/${name}`;
const urls = () => ({ DATABASE_URL: urlOf(servers), DATABASE_MIGRATION_URL: urlOf(owner) });

const onPostgres = (statement: string) => onServer(inject('postgresServer'), statement);

/** Runs statements with a role. @returns the rows of the last one. */
async function as(role: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(role) });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const backend = { servers: [] as string[] } as unknown as TestBackend;

beforeAll(async () => {
  await onPostgres(`CREATE ROLE ${owner} LOGIN PASSWORD 'secret'`);
  await onPostgres(`CREATE ROLE ${servers} LOGIN PASSWORD 'secret'`);
  await onPostgres(`CREATE DATABASE ${name} OWNER ${owner}`);
});
afterAll(async () => {
  await backend.app?.close();
  await backend.unlimitedDb?.destroy();
  await backend.mailbox?.close();
  await onPostgres(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onPostgres(`DROP ROLE ${owner}, ${servers}`);
});

describe('the migration', () => {
  it('rejects the role of the servers, and says what is missing and what to do', async () => {
    const attempt = ensureMigrated({ DATABASE_URL: urlOf(servers) });
    await expect(attempt).rejects.toThrow(/migrations are missing .*DATABASE_MIGRATION_URL/);
    expect(await as(owner, `SELECT to_regclass('users') AS users`)).toEqual([{ users: null }]);
  });

  it('is run by the owner, who grants the servers their rights, as often as it is run', async () => {
    expect(await ensureMigrated(urls())).toMatch(/^Migrated: 001_accounts.*without DDL/s);
    const again = await Promise.all([ensureMigrated(urls()), ensureMigrated(urls())]);
    expect(again).toEqual([0, 1].map(() => expect.stringMatching(/up to date.*without DDL/s)));
    const checked = await ensureMigrated({ DATABASE_URL: urlOf(servers) });
    expect(checked).toContain('Its migrations are run by another role');
  });

  it('gives the servers the tables of a later one too', async () => {
    await as(owner, 'CREATE TABLE later (id bigint GENERATED ALWAYS AS IDENTITY, word text)');
    await as(servers, `INSERT INTO later (word) VALUES ('uno')`, 'DELETE FROM later');
    await as(owner, 'DROP TABLE later');
  });

  it('makes the missing role of the servers where the owner may make roles', async () => {
    const made = `${name}_made`;
    const DATABASE_MIGRATION_URL = `${inject('postgresServer')}/${name}`;
    await ensureMigrated({ DATABASE_URL: urlOf(made), DATABASE_MIGRATION_URL });
    expect(await as(made, 'SELECT count(*)::int AS users FROM users')).toEqual([{ users: 0 }]);
    const client = new pg.Client({ connectionString: DATABASE_MIGRATION_URL });
    await client.connect();
    await client.query(`DROP OWNED BY ${made}; DROP ROLE ${made}`);
    await client.end();
  });
});

describe('the role of the servers', () => {
  // Also when these tests run alone.
  beforeAll(async () => {
    await ensureMigrated(urls());
  });

  it.each([
    'CREATE TABLE mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE SCHEMA mine',
    `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    'ALTER TABLE users ADD COLUMN mine int',
    'ALTER TABLE credit_movements DISABLE TRIGGER USER',
    'DROP TRIGGER credit_movements_append_only ON credit_movements',
    'DROP TABLE users',
    'TRUNCATE users CASCADE',
    'TRUNCATE credit_movements',
    'CREATE TABLE graphile_worker.mine (id int)',
    'DROP TABLE graphile_worker._private_jobs',
    `UPDATE tools SET feature_name = 'x'`,
    `DELETE FROM kysely_migration`,
    'UPDATE audit_events SET actor_id = NULL',
    `UPDATE credit_movements SET descript = ''`,
    'UPDATE transactions SET amount_paid = 1',
    ...ledgerTables.map((table) => `DELETE FROM ${table}`),
  ])('cannot: %s', async (statement) => {
    await expect(as(servers, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is accepted by the doctor, which warns of the owner’s role', async () => {
    const findings = async (role: string) => {
      const pool = createUnlimitedPool(urlOf(role));
      const client = await pool.connect();
      const config = readConfig(testEnvironment(urlOf(role), 'smtp://127.0.0.1:1'));
      const found = await checkDatabase(client, config);
      client.release();
      await pool.end();
      return found.map(({ text }) => text).join('\n');
    };
    expect(await findings(servers)).not.toMatch(/DDL\)|may change/);
    expect(await findings(owner)).toContain(`${owner}, may change and drop tables (DDL)`);
  });
});

describe('a server with that role', () => {
  beforeAll(async () => {
    await ensureMigrated(urls());
    backend.mailbox = await new MailSink().open();
    backend.config = readConfig(testEnvironment(urlOf(servers), backend.mailbox.url));
    backend.unlimitedDb = createDatabase(createUnlimitedPool(urlOf(servers)));
    backend.app = await buildApp(backend.config);
    await backend.app.ready();
  });

  const statusOf = async (response: Promise<{ status: number }>) => (await response).status;

  it('registers a user, who signs in, changes profile and password, and resets it', async () => {
    const browser = new Browser(backend);
    const recaptchaToken = await browser.botToken('register');
    const body = { ...registration('nueva'), recaptchaToken };
    expect(await statusOf(browser.post('/api/register', body))).toBe(200);
    const path = 'email-register-verification';
    const token = await linkTokenIn(backend, 'nueva@example.com', path);
    expect(await statusOf(browser.get(`/api/verify-register-email?token=${token}`))).toBe(200);
    expect(await statusOf(browser.signIn('nueva', password))).toBe(200);
    const change = { enterprise_name: 'Otra', email: 'otra@example.com' };
    const put = (url: string, payload: object) => browser.send({ method: 'PUT', url, payload });
    expect(await statusOf(put('/api/update-info', change))).toBe(200);
    const emailToken = await linkTokenIn(backend, 'otra@example.com', 'email-change-verification');
    expect(await statusOf(browser.post('/api/verify-email-change', { token: emailToken }))).toBe(
      200,
    );
    const secret = 'Nevado del Tolima 8642';
    const passwords = { new_password: secret, confirm_new_password: secret };
    const changed = put('/api/updatePassword', { old_password: password, ...passwords });
    expect(await statusOf(changed)).toBe(200);
    const reset = {
      email: 'otra@example.com',
      recaptchaToken: await browser.botToken('passwordReset'),
    };
    expect(await statusOf(browser.post('/api/password-reset-send-email', reset))).toBe(200);
    await linkTokenIn(backend, 'otra@example.com', 'email-reset-password-verification');
    expect(await statusOf(browser.get('/api/sessions'))).toBe(200);
    expect(await statusOf(browser.post('/api/sessions/end-others'))).toBe(200);
    expect(await statusOf(browser.post('/api/logout'))).toBe(200);
  });

  it('performs sales, adjustments, reversals, price lists and runs', async () => {
    const { browser: admin } = await signedIn(backend, 'jefa', 'admin');
    const { browser: buyer, id } = await signedIn(backend, 'compradora');
    const list = await publishTestPrices(backend);
    const toolbox = await activate(backend, buyer);
    const sale = {
      ...{ target_email: 'compradora@example.com', password, trans_type: 'Compra' },
      ...{ amount_paid: '250000', credits_purchased: '100', trans_platform: 'Portal' },
      ...{ acceptTerms: true, recaptchaToken: await admin.botToken('transactionSubmit') },
    };
    const headers = { 'idempotency-key': freshKey() };
    expect(await statusOf(admin.post('/api/new_transaction', sale, headers))).toBe(201);
    await giveCredits(backend, id, '5.00');
    const reserved = (await toolbox.reserve(10)).body.utilization_id;
    expect(await statusOf(toolbox.finish(reserved))).toBe(200);
    expect(await statusOf(toolbox.fail((await toolbox.reserve(10)).body.utilization_id))).toBe(200);
    await addUser(backend, 'otra_mas');
    const reason = 'Motivo de la prueba';
    const act = (action: string, body: object = { reason }) =>
      statusOf(admin.post(`/api/admin/users/otra_mas/${action}`, body));
    expect(await act('suspend')).toBe(200);
    expect(await act('reactivate')).toBe(200);
    expect(await act('grant-admin', { reason, password })).toBe(200);
    const lists = ['get_utilizations', 'get_transactions', 'get_access_logs', 'get_user_errors'];
    for (const one of lists) {
      expect([one, await statusOf(buyer.get(`/api/${one}/compradora`))]).toEqual([one, 200]);
      const csv = buyer.get(`/api/${one}/compradora`, { accept: 'text/csv' });
      expect([one, await statusOf(csv)]).toEqual([one, 200]);
    }
    expect(list).toBeGreaterThan(0);
  });

  it('sends queued mails, cleans up and is ready', async () => {
    await waitForJobs(backend);
    await cleanUp(backend.app.db);
    expect(await statusOf(new Browser(backend).get('/healthz/ready'))).toBe(200);
    await backend.mailbox.waitFor('compradora@example.com');
  });
});
