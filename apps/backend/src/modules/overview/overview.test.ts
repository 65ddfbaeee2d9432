import type { AdminOverview } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { addReportRows } from '../../../test/report-rows.ts';
import { stopClockwork, waitForJobs } from '../../../test/tasks.ts';
import { freshKey, toolUser } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import { eraseDataSubject } from '../data-requests/erase-data-subject.ts';
import { recordSale } from '../transactions/repository.ts';

const backend = startBackend();
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  await stopClockwork(backend);
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
});

const overview = async (zone?: string): Promise<AdminOverview> => {
  const query = zone === undefined ? '' : `?time_zone=${encodeURIComponent(zone)}`;
  const response = await admin.get(`/api/admin/overview${query}`);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return JSON.parse(response.text);
};

const nothing = { purchases: 0, credits_purchased: '0.00', amount_paid: '0.00' };
const noRuns = { runs: 0, credits_used: '0.00' };

it('counts nothing where there is nothing', async () => {
  const { sales, runs, users, tools, waiting } = await overview();
  expect(sales).toEqual({ this_month: nothing, last_month: nothing });
  expect(runs).toEqual({ today: 0, this_month: noRuns, last_month: noRuns });
  expect(users).toEqual({ total: 0, joined_this_month: 0, active_this_month: 0 });
  expect(tools).toEqual([]);
  const none = { count: 0, oldest: null, items: [] };
  expect(waiting).toEqual({
    data_requests: none,
    registrations: none,
    reservations: none,
    mails: none,
    settlements: none,
  });
});

/** Starts of the periods in a zone of a fixed offset, calculated here and not by the database. */
function periodsOf(hours: number) {
  const local = new Date(Date.now() + hours * 3_600_000);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const at = (m: number, d: number) =>
    new Date(Date.UTC(year, m, d) - hours * 3_600_000).toISOString();
  return {
    day_start: at(month, day),
    month_start: at(month, 1),
    last_month_start: at(month - 1, 1),
  };
}

const justBefore = (timestamp: string) => new Date(Date.parse(timestamp) - 1).toISOString();

describe.each([
  ['America/Bogota', -5],
  ['UTC', 0],
  ['Asia/Tokyo', 9],
] as const)('the metrics of %s', (zone, hours) => {
  it('are those of its own days and months', async () => {
    const periods = periodsOf(hours);
    const before = await overview(zone);
    expect(before).toMatchObject({ time_zone: zone, ...periods });
    const dates = Object.values(periods).flatMap((start) => [start, justBefore(start)]);
    const username = `zona_${hours + 5}`;
    const userId = await addUser(backend, username);
    for (const [index, start] of dates.entries()) {
      // On the first day of a month two periods start at the same time.
      if (dates.indexOf(start) !== index) continue;
      await addReportRows(backend, { userId, adminId, count: 2, start, every: 0 });
    }
    const timestamps = [...new Set(dates)];
    const after = await overview(zone);
    const since = (start: string, end = '9') =>
      2 * timestamps.filter((timestamp) => timestamp >= start && timestamp < end).length;
    const thisMonth = since(periods.month_start);
    const lastMonth = since(periods.last_month_start, periods.month_start);
    expect(after.sales.this_month.purchases - before.sales.this_month.purchases).toBe(thisMonth);
    expect(after.sales.last_month.purchases - before.sales.last_month.purchases).toBe(lastMonth);
    expect(after.runs.today - before.runs.today).toBe(since(periods.day_start));
    expect(after.runs.this_month.runs - before.runs.this_month.runs).toBe(thisMonth);
    expect(after.runs.last_month.runs - before.runs.last_month.runs).toBe(lastMonth);
    expect(after.users.active_this_month).toBe(before.users.active_this_month + 1);
    expect(after.users).toMatchObject({ total: before.users.total + 1 });
    expect(after.users.joined_this_month).toBe(before.users.joined_this_month + 1);
  });
});

it('counts the runs and errors of the month by tool, the most errors first', async () => {
  const before = await overview('UTC');
  const { month_start } = periodsOf(0);
  const userId = await addUser(backend, 'con_errores');
  const rows = { userId, adminId, every: 0 };
  await addReportRows(backend, { ...rows, count: 3, start: month_start });
  // Reports an error of the runs before as well.
  await addReportRows(backend, { ...rows, count: 2, start: justBefore(month_start) });
  await sql`
    INSERT INTO error_logs (user_id, util_id, feature_id, error_time, error_message, execute_stage)
    SELECT user_id, utilization_id, 'R_INF_07', ${month_start}, 'Sin memoria', 'Lectura'
    FROM utilizations, generate_series(1, 1000) WHERE user_id = ${userId} LIMIT 1000`.execute(
    backend.unlimitedDb,
  );
  const [first, second] = (await overview('UTC')).tools;
  expect(first).toMatchObject({ feature_id: 'R_INF_07', runs: 0, errors: 1000 });
  const known = before.tools.find(({ feature_id }) => feature_id === 'R_INF_04');
  expect(second).toEqual({
    feature_id: 'R_INF_04',
    feature_name: 'Topología',
    runs: (known?.runs ?? 0) + 3,
    errors: (known?.errors ?? 0) + 6,
  });
});

it('adds up credits and money to the cent, for Colombia unless a zone is named', async () => {
  const before = await overview();
  expect(before.time_zone).toBe('America/Bogota');
  const buyerId = await addUser(backend, 'compradora');
  const sale = { type: 'Compra', platform: 'Portal', buyerId, sellerId: adminId };
  await recordSale(backend.app.db, { ...sale, credits: '0.10', paid: '999999999999.99' });
  await recordSale(backend.app.db, { ...sale, credits: '0.20', paid: '0.01' });
  const { this_month } = (await overview()).sales;
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const grown = (name: 'credits_purchased' | 'amount_paid') =>
    cents(this_month[name]) - cents(before.sales.this_month[name]);
  expect([grown('credits_purchased'), grown('amount_paid')]).toEqual([30n, 100_000_000_000_000n]);
});

it('does not count a purchase that was reversed', async () => {
  const before = await overview();
  const buyerId = await addUser(backend, 'devuelta');
  const sale = { type: 'Compra', credits: '50.00', paid: '70000.00', platform: 'Portal' };
  const sold = await recordSale(backend.app.db, { buyerId, sellerId: adminId, ...sale });
  expect((await overview()).sales.this_month.purchases).toBe(before.sales.this_month.purchases + 1);
  const reversal = await admin.post(
    `/api/admin/transactions/${sold.trans_id}/reverse`,
    { reason: 'El cliente desistió de la compra', password },
    { 'idempotency-key': freshKey() },
  );
  expect(reversal.status).toBe(201);
  expect((await overview()).sales).toEqual(before.sales);
});

it('counts administrators neither as users nor as newcomers', async () => {
  const { users } = await overview();
  await addUser(backend, 'otra_jefa', 'admin');
  expect((await overview()).users).toEqual(users);
});

it('counts erased accounts neither as users nor as newcomers, whatever their role was', async () => {
  const { db } = backend.app;
  const { users } = await overview();
  for (const role of ['user', 'admin'] as const) {
    const username = `suprime_${role}`;
    const id = await addUser(backend, username, role);
    const subject = { id, username, email: `${username}@example.com` };
    await db.transaction().execute((trx) => eraseDataSubject(trx, subject));
  }
  expect((await overview()).users).toEqual(users);
  await sql`SELECT recount_activity()`.execute(db);
  expect((await overview()).users).toEqual(users);
});

describe('waiting items', () => {
  it('include registrations until their links expire', async () => {
    const register = (username: string, expires: string) =>
      sql`INSERT INTO pending_registrations (username, email, first_name, last_name, cellphone,
            enterprise_name, password_hash, consent_version, consent_at, expires_at)
          VALUES (${username}, ${`${username}@example.com`}, 'A', 'B', '1', 'C', 'x', '1',
                  now() - interval '3 hours', now() + ${expires}::interval)`.execute(
        backend.app.db,
      );
    await register('espera', '1 day');
    await register('tarde', '-1 second');
    const { registrations } = (await overview()).waiting;
    expect(registrations).toEqual({
      count: 1,
      oldest: registrations.items[0]?.registered_at,
      items: [
        {
          username: 'espera',
          email: 'espera@example.com',
          registered_at: expect.stringMatching(/Z$/),
          expires_at: expect.stringMatching(/Z$/),
        },
      ],
    });
  });

  it('include runs whose credits should have been released two minutes ago', async () => {
    const user = await toolUser(backend, 'atascada', '100.00');
    const { body } = await user.toolbox.reserve(1000);
    const age = (seconds: number) =>
      sql`UPDATE utilizations SET expires_at = now() - make_interval(secs => ${seconds})
          WHERE utilization_id = ${body.utilization_id}`.execute(backend.app.db);
    await age(90);
    expect((await overview()).waiting.reservations.count).toBe(0);
    await age(200);
    expect((await overview()).waiting.reservations).toMatchObject({
      count: 1,
      items: [
        {
          utilization_id: body.utilization_id,
          username: 'atascada',
          feature_id: 'R_INF_04',
          credits_reserved: '20.50',
        },
      ],
    });
  });

  it('include runs of the last 30 days whose final counts differ from the reserved ones', async () => {
    const user = await toolUser(backend, 'con_diferencia', '3.00');
    const end = async (counts: object) => {
      const { body } = await user.toolbox.reserve(10);
      await user.toolbox.finish(body.utilization_id, counts);
      return body.utilization_id as number;
    };
    await end({});
    await end({ fc_records90: 10, tb_records90: 0 });
    expect((await overview()).waiting.settlements.count).toBe(0);
    const utilization_id = await end({ fc_records90: 100, tb_records90: 2 });
    const { settlements } = (await overview()).waiting;
    expect(settlements).toEqual({
      count: 1,
      oldest: settlements.items[0]?.finish_date,
      items: [
        {
          utilization_id,
          username: 'con_diferencia',
          feature_id: 'R_INF_04',
          reserved_fc_records90: 10,
          reserved_tb_records90: 0,
          settled_fc_records90: 100,
          settled_tb_records90: 2,
          credits_reserved: '1.00',
          credits_used: '1.00',
          credits_shortfall: '4.00',
          finish_date: expect.stringMatching(/Z$/),
        },
      ],
    });
    await sql`UPDATE utilizations SET finish_date = now() - interval '31 days'
              WHERE utilization_id = ${utilization_id}`.execute(backend.app.db);
    expect((await overview()).waiting.settlements.count).toBe(0);
  });

  it('include mails that failed or were not sent, the oldest first, twenty at most', async () => {
    const { db } = backend.app;
    const queue = () =>
      sql`SELECT graphile_worker.add_job('send_mail', '{}', run_at => now() + interval '1 day',
            max_attempts => 1) FROM generate_series(1, 22)`.execute(db);
    await waitForJobs(backend);
    await queue();
    expect((await overview()).waiting.mails.count).toBe(0);
    await sql`UPDATE graphile_worker._private_jobs
              SET attempts = 1, last_error = 'The mail server is unavailable'`.execute(db);
    await sql`UPDATE graphile_worker._private_jobs SET created_at = now() - interval '1 hour'
              WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`.execute(db);
    await queue();
    const { mails } = (await overview()).waiting;
    expect(mails.count).toBe(22);
    expect(mails.items).toHaveLength(20);
    expect(mails.items[0]).toEqual({
      created_at: mails.oldest,
      attempts: 1,
      given_up: true,
      to: null,
      last_error: 'The mail server is unavailable',
    });
  });

  it('show the kind, the recipient and the error of a mail', async () => {
    const { db } = backend.app;
    const { id } = await signedIn(backend, 'sin_correo');
    const { rows } = await sql<{ link: number; session: string }>`
      WITH link AS (
        INSERT INTO one_use_tokens (user_id, purpose, nonce, token_hash, expires_at)
        VALUES (${id}, 'reset-password', gen_random_uuid(), '\\x00', now() + interval '1 hour')
        RETURNING id)
      SELECT link.id::integer AS link, sessions.id AS session
      FROM link, sessions WHERE user_id = ${id}`.execute(db);
    const { trans_id } = await recordSale(db, {
      buyerId: id,
      sellerId: adminId,
      type: 'Compra',
      credits: '5',
      paid: '5000',
      platform: 'Portal',
    });
    const queue = (payload: object) =>
      sql`SELECT graphile_worker.add_job('send_mail', ${JSON.stringify(payload)}::json,
            run_at => now() + interval '1 day')`.execute(db);
    await sql`DELETE FROM graphile_worker._private_jobs`.execute(db);
    await queue({ mail: 'credit-entry', userId: id, movementId: 1 });
    await queue({ mail: 'reset-password', linkId: rows[0]?.link });
    await queue({ mail: 'session-ended', sessionId: rows[0]?.session });
    await queue({ mail: 'purchase-receipt', transactionId: trans_id });
    await queue({ mail: 'no-account', to: 'nadie@example.com' });
    await queue({ mail: 'suggestion', suggestionId: 9 });
    await sql`UPDATE graphile_worker._private_jobs
              SET last_error = ${`550 5.1.1 ${'x'.repeat(400)}`}`.execute(db);
    const { mails } = (await overview()).waiting;
    expect(mails.items.map(({ name, to }) => [name, to])).toEqual([
      ['Aviso de un movimiento de créditos', 'sin_correo@example.com'],
      ['Restablecimiento de la contraseña', 'sin_correo@example.com'],
      ['Aviso de una sesión cerrada por seguridad', 'sin_correo@example.com'],
      ['Comprobante de compra', 'sin_correo@example.com'],
      ['Restablecimiento sin una cuenta', 'nadie@example.com'],
      ['Sugerencia para el equipo de soporte', null],
    ]);
    expect(mails.items[0]?.last_error).toMatch(/^550 5\.1\.1 x{290}$/);
  });

  it('exclude mails that are being sent, and show none as given up before its last attempt', async () => {
    const { db } = backend.app;
    const { mails } = (await overview()).waiting;
    await sql`SELECT graphile_worker.add_job('send_mail', '{}', job_key => 'being_sent',
                run_at => now() + interval '1 day', max_attempts => 1)`.execute(db);
    const update = (changes: string) =>
      sql`UPDATE graphile_worker._private_jobs SET ${sql.raw(changes)}
          WHERE key = 'being_sent'`.execute(db);
    await update("attempts = 1, locked_at = now(), locked_by = 'a server'");
    expect((await overview()).waiting.mails.count).toBe(mails.count);
    await update("created_at = now() - interval '2 hours'");
    const late = (await overview()).waiting.mails;
    expect(late.items[0]).toMatchObject({ created_at: late.oldest, attempts: 1, given_up: false });
    await update('locked_at = NULL, locked_by = NULL');
    expect((await overview()).waiting.mails.items[0]).toMatchObject({ given_up: true });
  });
});

it('uses Colombia’s zone for one that the database lacks, and says so', async () => {
  expect(await overview('US/Pacific-New')).toMatchObject({
    time_zone: 'America/Bogota',
    ...periodsOf(-5),
  });
});

it.each(['Mordor/Barad-dur', '', 'EST', "UTC'; --"])('rejects the zone %j', async (zone) => {
  const response = await admin.get(`/api/admin/overview?time_zone=${encodeURIComponent(zone)}`);
  expect(response).toMatchObject({ status: 400, body: { fields: [{ field: 'time_zone' }] } });
});
