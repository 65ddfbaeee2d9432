import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { signedIn } from '../../test/users.ts';

const POOL = 4;
// In this process, as the test needs the pool.
const backend = startBackend({ DATABASE_POOL: `${POOL}` }, inThisProcess);
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await signedIn(backend, 'lectora'));
  // An account of before this week needs no bot check, which writes too.
  await sql`UPDATE users SET date_joined = now() - interval '8 days'`.execute(backend.app.db);
});

const suggest = () => browser.post('/api/suggestions', { message: 'Una sugerencia' });
const readiness = () => new Browser(backend).get('/healthz/ready');
const unavailable = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };

/** Sets every connection of the pool to read-only, as on a primary that became a standby. */
async function demoteConnections(): Promise<void> {
  const { pool } = backend.app;
  const clients = await Promise.all(Array.from({ length: POOL }, () => pool.connect()));
  for (const client of clients) {
    await client.query('SET default_transaction_read_only = on');
    client.release();
  }
}

/** Makes new connections read-only and closes all others, or makes them writable again. */
async function setDatabase(mode: 'read-only' | 'writable'): Promise<void> {
  const name = sql.ref(new URL(backend.config.DATABASE_URL).pathname.slice(1));
  const setting = sql.lit(mode === 'read-only' ? 'on' : 'off');
  const db = backend.unlimitedDb;
  await sql`SET default_transaction_read_only = off`.execute(db);
  await sql`ALTER DATABASE ${name} SET default_transaction_read_only = ${setting}`.execute(db);
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
}

it('responds with 503 to writes, and closes connections that became read-only', async () => {
  await demoteConnections();
  expect(await readiness()).toMatchObject(unavailable);
  const response = await suggest();
  expect(response).toMatchObject(unavailable);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  await expect.poll(async () => (await suggest()).status).toBe(201);
  await expect.poll(async () => (await readiness()).status).toBe(200);
});

it('responds with 503 while no connection accepts writes, and recovers by itself', async () => {
  await setDatabase('read-only');
  for (const request of [suggest, readiness]) {
    expect(await request()).toMatchObject(unavailable);
  }
  expect((await browser.get('/healthz/live')).status).toBe(200);
  await setDatabase('writable');
  await expect.poll(async () => (await suggest()).status).toBe(201);
});
