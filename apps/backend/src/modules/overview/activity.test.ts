import { randomUUID } from 'node:crypto';
import type { AdminOverview } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { addReportRows } from '../../../test/report-rows.ts';
import { stopClockwork } from '../../../test/tasks.ts';
import { toolUser } from '../../../test/toolbox.ts';
import { addUser, password, signedIn } from '../../../test/users.ts';
import type { Db } from '../../database/pool.ts';
import { recordSale } from '../transactions/repository.ts';
import { sumActivity } from './activity.ts';
import { activityRules } from './activity-rules.ts';

const backend = startBackend();
let admin: Browser;
let adminId: number;

beforeAll(async () => {
  await stopClockwork(backend);
  await publishTestPrices(backend);
  ({ browser: admin, id: adminId } = await signedIn(backend, 'jefa', 'admin'));
});

/** Everything that differs between the sums and the rows. */
async function deviations(db: Db = backend.app.db): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const statement of Object.values(activityRules)) {
    found.push(...(await sql.raw(statement).execute(db)).rows);
  }
  return found;
}

/** The overview without the mails that wait: they are sent meanwhile, and are in no sum. */
async function overview() {
  const read: AdminOverview = JSON.parse((await admin.get('/api/admin/overview')).text);
  const { mails: _, ...waiting } = read.waiting;
  return { ...read, waiting };
}

/** Runs that are open, finished, failed, expired and charged otherwise, purchases and a reversal. */
async function doEverything() {
  const user = await toolUser(backend, `activa_${randomUUID().slice(0, 8)}`, '100.00');
  const start = async () => (await user.toolbox.reserve(10)).body.utilization_id as number;
  await start();
  await user.toolbox.finish(await start(), {});
  await user.toolbox.finish(await start(), { fc_records90: 1000, tb_records90: 0 });
  await user.toolbox.fail(await start());
  await sql`UPDATE utilizations SET expires_at = now() - interval '1 second'
            WHERE utilization_id = ${await start()}`.execute(backend.app.db);
  await user.toolbox.reserve(10);
  const sale = { type: 'Compra', credits: '50.00', paid: '70000.00', platform: 'Portal' };
  const sold = await recordSale(backend.app.db, { buyerId: user.id, sellerId: adminId, ...sale });
  await recordSale(backend.app.db, { buyerId: user.id, sellerId: adminId, ...sale });
  const reversal = await admin.post(
    `/api/admin/transactions/${sold.trans_id}/reverse`,
    { reason: 'El cliente desistió de la compra', password },
    { 'idempotency-key': randomUUID() },
  );
  expect(reversal.status).toBe(201);
  return user.id;
}

it('equals the rows before and after their changes are summed', async () => {
  await doEverything();
  expect(await deviations()).toEqual([]);
  const before = await overview();
  expect(before.runs.today).toBeGreaterThan(0);
  expect(await sumActivity(backend.app.db)).toBeGreaterThan(0);
  expect(await sumActivity(backend.app.db)).toBe(0);
  expect(await overview()).toEqual(before);
  const userId = await doEverything();
  const old = { userId, adminId, count: 40, start: '2026-01-31T23:50:00Z', every: 1 };
  await addReportRows(backend, old);
  await sql`DELETE FROM error_logs WHERE user_id = ${userId}`.execute(backend.app.db);
  await sql`UPDATE users SET role = 'admin' WHERE id = ${userId}`.execute(backend.app.db);
  await sumActivity(backend.app.db);
  expect(await deviations()).toEqual([]);
});

it('counts a user who runs in several months in the newest one only', async () => {
  const userId = await addUser(backend, 'constante');
  const before = await overview();
  const dated = async (start: string) =>
    addReportRows(backend, { userId, adminId, count: 1, start, every: 0 });
  await dated(new Date(Date.parse(before.last_month_start) + 1).toISOString());
  expect((await overview()).users).toEqual(before.users);
  await dated(before.month_start);
  await dated(before.day_start);
  await sumActivity(backend.app.db);
  expect((await overview()).users.active_this_month).toBe(before.users.active_this_month + 1);
  expect(await deviations()).toEqual([]);
});

it('equals the rows while runs, purchases and sums are concurrent', async () => {
  const users = await Promise.all(
    [1, 2, 3].map((n) => toolUser(backend, `a_la_vez_${n}`, '500.00')),
  );
  const work = users.flatMap(({ id, toolbox }) =>
    Array.from({ length: 8 }, async () => {
      const { body } = await toolbox.reserve(10);
      await toolbox.finish(body.utilization_id, {});
      await giveCredits(backend, id, '1.00');
    }),
  );
  const sums = Array.from({ length: 6 }, () => sumActivity(backend.app.db));
  await Promise.all([...work, ...sums]);
  await sumActivity(backend.app.db);
  expect(await deviations()).toEqual([]);
});

describe('a sum that differs from the rows is found', () => {
  /** The deviations after damage that is undone. */
  const deviationsAfter = async (damage: RawBuilder<unknown>) => {
    const trx = await backend.app.db.startTransaction().execute();
    await damage.execute(trx);
    const found = await deviations(trx);
    await trx.rollback().execute();
    return found;
  };

  beforeAll(async () => {
    await doEverything();
    await sumActivity(backend.app.db);
  });

  it.each([
    'runs',
    'credits_used',
    'errors',
    'active_users',
    'purchases',
    'credits_purchased',
    'amount_paid',
    'users',
  ])('in %s of a quarter of an hour and of a day', async (column) => {
    const raise = (step: 'quarter' | 'day') => sql`
      UPDATE activity_totals SET ${sql.id(column)} = ${sql.id(column)} + 1
      WHERE (step, starts, feature_id) = (
        SELECT step, starts, feature_id FROM activity_totals WHERE step = ${step}
        ORDER BY starts DESC LIMIT 1)`;
    expect(await deviationsAfter(raise('quarter'))).toHaveLength(2);
    expect(await deviationsAfter(raise('day'))).toHaveLength(1);
  });

  it('as far back as the overview reads, 62 days', async () => {
    const found = await deviationsAfter(sql`
      INSERT INTO activity_changes (starts, runs) VALUES (quarter_of(now() - interval '62 days'), 1)`);
    expect(found).toHaveLength(1);
  });
});

it('relies on days that start at a quarter of an hour in every time zone', async () => {
  const { rows } = await sql`
    SELECT name FROM pg_timezone_names
    WHERE extract(epoch FROM utc_offset)::integer % 900 <> 0`.execute(backend.app.db);
  expect(rows).toEqual([]);
});
