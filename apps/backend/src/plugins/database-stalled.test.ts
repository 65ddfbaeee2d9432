import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FailingProxy } from '../../../../tools/attack/support/failing-proxy.ts';
import { Browser } from '../../test/browser.ts';
import { copyDatabase, startBackend, type TestBackend } from '../../test/build-app.ts';
import { registration, signedIn } from '../../test/users.ts';

const database = await copyDatabase();
const proxy = await new FailingProxy(database.url).open();
const backend: TestBackend = startBackend(
  { DATABASE_URL: proxy.url, DATABASE_POOL: '4', TIME_LIMIT_FACTOR: '1' },
  (app) => {
    app.get('/api/in-transaction', { config: { policy: 'public' } }, async () => {
      await app.db.transaction().execute(async (trx) => {
        await sql`SELECT 1`.execute(trx);
        proxy.stall(true);
        await sql`SELECT 2`.execute(trx);
      });
      return {};
    });
  },
);
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await signedIn(backend, 'en_pausa'));
});

afterAll(async () => {
  proxy.stall(false);
  proxy.close();
});

/** Requests wait this long for a busy database, but not for an unresponsive one. */
const queueing = 5000;

async function timed(task: () => Promise<{ status: number; body: { code: string } }>) {
  const start = performance.now();
  const { status, body } = await task();
  return { status, code: body.code, soon: performance.now() - start < queueing };
}

const unavailable = { status: 503, code: 'SERVICE_UNAVAILABLE', soon: true };

it('responds with 503 without queueing while the database is unresponsive, and recovers by itself', async () => {
  const recaptchaToken = await browser.botToken('register');
  expect(await timed(() => browser.get('/api/in-transaction'))).toEqual(unavailable);
  const many = Array.from({ length: 10 }, () => () => browser.validateSession());
  expect(await Promise.all(many.map(timed))).toEqual(many.map(() => unavailable));
  const body = { ...registration('nadie'), recaptchaToken };
  expect(await timed(() => new Browser(backend).post('/api/register', body))).toEqual(unavailable);
  expect((await browser.get('/healthz/live')).status).toBe(200);
  expect((await browser.get('/healthz/ready')).status).toBe(503);
  proxy.stall(false);
  expect((await browser.validateSession()).status).toBe(200);
});
