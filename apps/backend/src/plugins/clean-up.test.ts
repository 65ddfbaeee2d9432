import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { publishTestPrices } from '../../test/credits.ts';
import { linkTokenIn } from '../../test/links.ts';
import { addReportRows } from '../../test/report-rows.ts';
import { toolUser } from '../../test/toolbox.ts';
import { signedIn } from '../../test/users.ts';
import { visitors } from '../../test/visitors.ts';
import { cleanUp, removeOldLogs } from './clean-up.ts';

// No other server beside it, which would prepare a first administrator and a link.
const backend = startBackend({}, inThisProcess);
const { register, mailedToken } = visitors(backend);

const rowsOf = async (table: string) => {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*)::integer AS rows FROM ${sql.table(table)}`.execute(backend.app.db);
  return rows[0]?.rows;
};
const age = (table: string, column: string, by: string) =>
  sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sql.ref(column)} - ${by}::interval
    `.execute(backend.app.db);

it('releases the username of an unverified registration after seven days', async () => {
  await register('olvidada');
  await mailedToken('olvidada@example.com');
  await age('pending_registrations', 'expires_at', '6 days 23 hours');
  await cleanUp(backend.app.db);
  expect((await register('olvidada')).body.code).toBe('USERNAME_TAKEN');
  await age('pending_registrations', 'expires_at', '1 hour 1 second');
  await cleanUp(backend.app.db);
  expect(await rowsOf('pending_registrations')).toBe(0);
  expect(await rowsOf('one_use_tokens')).toBe(0);
  expect((await register('olvidada')).status).toBe(200);
});

it('removes expired rows, and none that is valid or still read', async () => {
  const { browser } = await signedIn(backend, 'limpieza');
  const payload = { email: 'limpieza_2@example.com' };
  await browser.send({ method: 'PUT', url: '/api/update-info', payload });
  const path = 'email-change-verification';
  await linkTokenIn(backend, 'limpieza_2@example.com', path);
  await cleanUp(backend.app.db);
  expect(await rowsOf('email_changes')).toBe(1);
  expect(await rowsOf('sessions')).toBe(1);
  const links = await rowsOf('one_use_tokens');
  expect(links).toBeGreaterThan(0);

  await age('email_changes', 'expires_at', '24 hours 1 second');
  await age('sessions', 'absolute_expires_at', '12 hours 1 second');
  await cleanUp(backend.app.db);
  expect(await rowsOf('email_changes')).toBe(0);
  // For thirty days the user of an old session can still be found.
  expect(await rowsOf('sessions')).toBe(1);
  expect(await rowsOf('one_use_tokens')).toBe(links);

  await age('sessions', 'absolute_expires_at', '30 days');
  await age('one_use_tokens', 'expires_at', '8 days 1 second');
  await age('rate_limits', 'expires_at', '1 day');
  await age('spent_challenges', 'expires_at', '1 day');
  await cleanUp(backend.app.db);
  for (const table of ['sessions', 'one_use_tokens', 'rate_limits', 'spent_challenges']) {
    expect([table, await rowsOf(table)]).toEqual([table, 0]);
  }
});

it('removes accesses and errors of runs after ten years, and no run or purchase', async () => {
  const { id: adminId } = await signedIn(backend, 'jefe_logs', 'admin');
  const { id: userId } = await signedIn(backend, 'registros');
  await addReportRows(backend, { userId, adminId, count: 3, start: '2026-03-01T12:00:00.000Z' });
  const days = { access_logs: 'access_time', error_logs: 'error_time' };
  const before = { accesses: await rowsOf('access_logs'), runs: await rowsOf('utilizations') };
  for (const [table, date] of Object.entries(days)) {
    await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(date)} = now() - interval '10 years' + interval '1 hour'
      WHERE ${sql.ref(date)} = '2026-03-01T12:00:00Z'`.execute(backend.app.db);
    await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(date)} = now() - interval '10 years 1 hour'
      WHERE ${sql.ref(date)} = '2026-03-01T12:01:00Z'`.execute(backend.app.db);
  }
  await removeOldLogs(backend.app.db, 11);
  expect(await rowsOf('error_logs')).toBe(3);
  await removeOldLogs(backend.app.db, backend.config.LOG_RETENTION_YEARS);
  expect(await rowsOf('error_logs')).toBe(2);
  expect(await rowsOf('access_logs')).toBe((before.accesses ?? 0) - 1);
  expect(await rowsOf('utilizations')).toBe(before.runs);
  expect(await rowsOf('transactions')).toBe(3);
});

it('removes expired activation codes and idempotency keys', async () => {
  const { browser, toolbox } = await toolUser(backend, 'con_codigos', '100.00');
  await publishTestPrices(backend);
  await browser.post('/api/activation_codes');
  await toolbox.reserve(1);
  const remaining = async () => [
    await rowsOf('activation_codes'),
    await rowsOf('idempotency_keys'),
  ];
  const before = await remaining();
  expect(before.every((rows) => (rows ?? 0) > 0)).toBe(true);
  await age('activation_codes', 'expires_at', '23 hours');
  await age('idempotency_keys', 'created_at', '6 days 23 hours');
  await cleanUp(backend.app.db);
  expect(await remaining()).toEqual(before);
  await age('activation_codes', 'expires_at', '2 hours');
  await age('idempotency_keys', 'created_at', '1 hour 1 second');
  await cleanUp(backend.app.db);
  expect(await remaining()).toEqual([0, 0]);
});

it.each([
  'rate_limits',
  'spent_challenges',
  'pending_registrations',
  'email_changes',
  'one_use_tokens',
  'activation_codes',
  'idempotency_keys',
  'sessions',
])('finds expired rows of %s by an index', async (table) => {
  const { rows } = await sql<{ indexed: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM pg_index
      JOIN pg_attribute a ON a.attrelid = indrelid AND a.attnum = indkey[0]
      WHERE indrelid = ${table}::regclass AND indpred IS NULL
        AND a.attname IN ('expires_at', 'absolute_expires_at', 'created_at')
    ) AS indexed`.execute(backend.app.db);
  expect(rows).toEqual([{ indexed: true }]);
});

it('removes suggestions after ten years', async () => {
  await sql`
    INSERT INTO suggestions (at, email, message) VALUES
      (now() - interval '10 years 1 hour', 'antigua@example.com', 'Una sugerencia de hace mucho.'),
      (now() - interval '10 years' + interval '1 hour', 'reciente@example.com', 'Una de ayer.')
    `.execute(backend.app.db);
  await removeOldLogs(backend.app.db, backend.config.LOG_RETENTION_YEARS);
  const { rows } = await sql`SELECT email FROM suggestions`.execute(backend.app.db);
  expect(rows).toEqual([{ email: 'reciente@example.com' }]);
});
