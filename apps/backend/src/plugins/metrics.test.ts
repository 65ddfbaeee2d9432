import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { legalFacts, startBackend } from '../../test/build-app.ts';
import { publishTestPrices } from '../../test/credits.ts';
import { stopClockwork, waitForJobs } from '../../test/tasks.ts';
import { toolUser } from '../../test/toolbox.ts';
import { signedIn } from '../../test/users.ts';
import { unavailable } from '../mail/transport.ts';

const open = startBackend();
const guarded = startBackend({ METRICS_TOKEN: 'a token of sixteen' });
const production = startBackend({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example.com',
  MAIL_FROM: 'GDB Audit <no-responder@example.com>',
  ...legalFacts,
  DRAIN_SECONDS: '0',
});

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  open.app.inject({ url: '/metrics', headers, remoteAddress });

/** The current value of a metric. */
async function readMetric(name: string): Promise<number> {
  const { payload } = await read();
  const line = payload.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe('/metrics', () => {
  it('without a token is for this machine only, and not through a proxy on it', async () => {
    expect((await read()).statusCode).toBe(200);
    expect((await read({}, '::1')).statusCode).toBe(200);
    expect((await read({}, '203.0.113.9')).statusCode).toBe(404);
    expect((await read({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await read({ forwarded: 'for=127.0.0.1' })).statusCode).toBe(404);
  });

  it('without a token is for no client in production: a proxy may add no header', async () => {
    const response = await production.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('requires the token where one is configured', async () => {
    const from = (authorization?: string) =>
      guarded.app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization ? { authorization } : {},
      });
    expect((await from('Bearer a token of sixteen')).statusCode).toBe(200);
    expect((await from('bearer a token of sixteen')).statusCode).toBe(200);
    expect((await from('Bearer a token of sixteex')).statusCode).toBe(404);
    expect((await from()).statusCode).toBe(404);
  });

  it('counts responses by route pattern, never by address', async () => {
    await open.app.inject({ url: '/api/welcome_info/someone_secret' });
    const { payload } = await read();
    expect(payload).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/welcome_info\/:username",status="401"\} 1/,
    );
    expect(payload).not.toContain('someone_secret');
  });

  it('reports waiting jobs and reserved credits', async () => {
    await stopClockwork(open);
    await publishTestPrices(open);
    const { toolbox } = await toolUser(open, 'medida', '50.00');
    await toolbox.reserve(10);
    await waitForJobs(open);
    await sql`UPDATE utilizations SET expires_at = now() - interval '1 hour'`.execute(open.app.db);
    await sql`SELECT graphile_worker.add_job('send_mail', '{}'::json, run_at => now() + interval '1 day')`.execute(
      open.app.db,
    );
    expect(await readMetric('database_up')).toBe(1);
    expect(await readMetric('credits_booked')).toBe(50);
    expect(await readMetric('credits_held')).toBe(1);
    expect(await readMetric('reservations_overdue')).toBe(1);
    expect(await readMetric('mails_unsent')).toBe(1);
    expect(await readMetric('jobs_waiting')).toBe(0);
  });

  it('shows how long a mail waits for the mail server, and no mail that it rejected', async () => {
    await sql`
      UPDATE graphile_worker._private_jobs
      SET created_at = now() - interval '1 hour', last_error = '550 User unknown'`.execute(
      open.app.db,
    );
    expect(await readMetric('jobs_oldest_seconds')).toBe(0);
    await sql`UPDATE graphile_worker._private_jobs SET last_error = ${`${unavailable}: refused`}
      `.execute(open.app.db);
    expect(await readMetric('jobs_oldest_seconds')).toBeGreaterThanOrEqual(3600);
  });

  it('counts requests that wait for a connection, also in the queue of prepared statements', async () => {
    const { browser } = await signedIn(open, 'en_la_fila');
    const connections = Math.ceil(open.config.DATABASE_POOL / 4);
    const { checks } = await open.unlimitedDb.transaction().execute(async (trx) => {
      await sql`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const sent = Array.from({ length: connections + 6 }, () =>
        browser.get('/api/auth/validate_token'),
      );
      await expect.poll(() => readMetric('database_connections{state="awaited"}')).toBe(6);
      return { checks: Promise.all(sent) };
    });
    expect(new Set((await checks).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readMetric('database_connections{state="awaited"}')).toBe(0);
  });

  it('counts a job at its last attempt as waiting, and as given up once that fails', async () => {
    const update = (changes: string) =>
      sql`UPDATE graphile_worker._private_jobs SET ${sql.raw(changes)}`.execute(open.app.db);
    await update(
      "attempts = max_attempts, run_at = now(), locked_at = now(), locked_by = 'a server'",
    );
    expect(await readMetric('jobs_waiting')).toBe(1);
    expect(await readMetric('jobs_given_up')).toBe(0);
    await update('locked_at = NULL, locked_by = NULL');
    expect(await readMetric('jobs_waiting')).toBe(0);
    expect(await readMetric('jobs_given_up')).toBe(1);
  });

  it('omits the values of an unavailable database', async () => {
    await open.app.db.destroy();
    expect(await readMetric('database_up')).toBe(0);
    expect((await read()).payload).not.toMatch(/^credits_booked \d/m);
  });
});
