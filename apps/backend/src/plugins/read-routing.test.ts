import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailSink } from '../../../../tools/lib/cases/mail-sink.ts';
import type { Browser } from '../../test/browser.ts';
import { type TestBackend, testEnvironment } from '../../test/build-app.ts';
import { giveCredits } from '../../test/credits.ts';
import { type Pair, startPair } from '../../test/standby.ts';
import { stopClockwork } from '../../test/tasks.ts';
import { addUser, password, signedIn } from '../../test/users.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createDatabase, createReadPool, createUnlimitedPool } from '../database/pool.ts';
import { findPrincipal } from '../modules/auth/session-repository.ts';
import { claimOf } from '../security/session-cookies.ts';

let pair: Pair;
/** Its standby may be behind for a minute, longer than a test pauses it on a slow machine. */
let backend: TestBackend;
/** The same with a standby that may be behind for a second. */
let impatient: TestBackend;
let admin: Browser;
let userId: number;

beforeAll(async () => {
  pair = await startPair();
  const pool = createUnlimitedPool(pair.primary);
  await migrateDatabase(pool);
  const mailbox = await new MailSink().open();
  const unlimitedDb = createDatabase(pool);
  const start = async (lag: string): Promise<TestBackend> => {
    const config = readConfig({
      ...testEnvironment(pair.primary, mailbox.url),
      // A pooler of TEST_POOLER is before another server.
      DATABASE_URL: pair.primary,
      DATABASE_READ_URL: pair.standby,
      DATABASE_READ_LAG: lag,
    });
    const app = await buildApp(config);
    await app.ready();
    return { app, mailbox, config, servers: [], unlimitedDb };
  };
  backend = await start('60');
  impatient = await start('1');
  await stopClockwork(backend);
  ({ browser: admin } = await signedIn(backend, 'jefa', 'admin'));
  userId = await addUser(backend, 'cliente');
}, 120_000);

afterAll(async () => {
  await pair.run('standby', 'SELECT pg_wal_replay_resume()').catch(() => undefined);
  await backend.app.close();
  await impatient.app.close();
  await backend.unlimitedDb.destroy();
  await backend.mailbox.close();
  await pair.stop();
}, 60_000);

/** A browser that has written nothing lately. */
const reader = (on: TestBackend = backend) => {
  const browser = admin.copy(on);
  browser.cookies.delete('written');
  return browser;
};

/** Entries of the customer's history as a browser reads them. */
async function entriesFor(browser: Browser): Promise<number> {
  const { status, body } = await browser.get('/api/user_credit_history/cliente');
  expect(status).toBe(200);
  return body.items.length;
}

const adjust = (browser: Browser) =>
  browser.post(
    '/api/admin/users/cliente/credit-adjustments',
    { amount: '5.00', reason: 'Prueba de lectura', password },
    { 'idempotency-key': crypto.randomUUID() },
  );

const pause = (on: boolean) =>
  pair.run('standby', `SELECT pg_wal_replay_${on ? 'pause' : 'resume'}()`);

/** Whether a server reads entries from the standby, and not from the primary. */
async function readsStandby(on: TestBackend): Promise<boolean> {
  const { rows: start } = await pair.run('standby', 'SELECT clock_timestamp()::text AS now');
  await entriesFor(reader(on));
  const { rows: reads } = await pair.run(
    'standby',
    `SELECT FROM pg_stat_activity WHERE query ~ 'credit_history' AND pid <> pg_backend_pid()
       AND query_start >= '${start[0]?.now}'`,
  );
  return reads.length > 0;
}

it('reads lists, summaries, the overview and exports from the standby', async () => {
  await expect.poll(() => readsStandby(backend)).toBe(true);
  await giveCredits(backend, userId, '10.00');
  await expect.poll(() => entriesFor(reader())).toBe(1);
  await pause(true);
  await giveCredits(backend, userId, '10.00');
  expect(await entriesFor(reader())).toBe(1);
  const summary = await reader().get('/api/user_credit_history/cliente/summary');
  expect(summary.text).toContain('"closing_balance":"10.00"');
  const overview = await reader().get('/api/admin/overview');
  expect(overview.status).toBe(200);
  const file = await reader().get('/api/user_credit_history/cliente', { accept: 'text/csv' });
  expect(file.text.trim().split('\r\n')).toHaveLength(2);
});

it('shows users their own writes at once, and everyone once the standby has them', async () => {
  const writer = admin.copy();
  expect((await adjust(writer)).status).toBe(201);
  expect(await entriesFor(writer)).toBe(3);
  const forged = writer.copy();
  forged.cookies.set('written', { value: '0/1.AAAA', path: '/api' });
  expect(await entriesFor(forged)).toBe(1);
  await pause(false);
  await expect.poll(() => entriesFor(reader())).toBe(3);
  expect(await entriesFor(writer)).toBe(3);
});

it('reads the primary when the standby is too far behind, and the standby when it has caught up', async () => {
  await expect.poll(() => readsStandby(impatient)).toBe(true);
  await pause(true);
  await giveCredits(backend, userId, '10.00');
  await expect.poll(() => entriesFor(reader(impatient)), { interval: 200 }).toBe(4);
  expect(await entriesFor(reader())).toBe(3);
  await pause(false);
  await expect.poll(() => readsStandby(impatient)).toBe(true);
});

it('checks sessions without writing, and a revoked one counts at once', async () => {
  const browser = admin.copy();
  const pool = createReadPool(pair.standby, 1, 10);
  const standby = createDatabase(pool);
  const request = {
    server: backend.app,
    cookies: Object.fromEntries([...browser.cookies].map(([name, { value }]) => [name, value])),
  };
  const claim = claimOf(request as Parameters<typeof claimOf>[0], 'access');
  await sql`UPDATE sessions SET last_seen_at = now() - interval '2 minutes'`.execute(
    backend.app.db,
  );
  const earlier = sql`SELECT FROM sessions WHERE last_seen_at < now() - interval '1 minute'`;
  await expect.poll(async () => (await earlier.execute(standby)).rows).not.toEqual([]);
  expect(claim && (await findPrincipal(standby, claim))).toMatchObject({ username: 'jefa' });
  await standby.destroy();
  const { browser: other, id } = await signedIn(backend, 'otra_jefa', 'admin');
  await pause(true);
  await sql`UPDATE users SET role = 'user' WHERE id = ${id}`.execute(backend.app.db);
  expect((await other.get('/api/user_credit_history/cliente')).status).toBe(403);
  await pause(false);
});

it('reads the primary while the standby is unavailable, and the standby again once it is back', async () => {
  await pair.stopStandby();
  const before = await entriesFor(reader());
  await giveCredits(backend, userId, '10.00');
  expect(await entriesFor(reader())).toBe(before + 1);
  await pair.startStandby();
  await expect.poll(() => readsStandby(backend)).toBe(true);
});
