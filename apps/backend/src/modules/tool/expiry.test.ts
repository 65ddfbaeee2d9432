import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { type ToolUser, toolUser } from '../../../test/toolbox.ts';
import { releaseAllExpired, releaseExpired } from './expiry.ts';

const backend = startBackend();
let user: ToolUser;

beforeAll(async () => {
  await publishTestPrices(backend);
  user = await toolUser(backend, 'topografa', '100.00');
});

describe('a reservation without a heartbeat', () => {
  const age = (id: number) =>
    sql`UPDATE utilizations SET expires_at = now() - interval '1 second'
        WHERE utilization_id = ${id}`.execute(backend.app.db);

  it('is released by the next request about it', async () => {
    const before = await user.balances();
    const { body } = await user.toolbox.reserve(1000);
    await age(body.utilization_id);
    for (const late of [
      await user.toolbox.finish(body.utilization_id),
      await user.toolbox.finish(body.utilization_id),
      await user.toolbox.fail(body.utilization_id),
    ]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'UTILIZATION_EXPIRED' } });
    }
    expect(await user.balances()).toEqual(before);
  });

  it('is released and reported by reading the run', async () => {
    const before = await user.balances();
    const { body } = await user.toolbox.reserve(1000);
    await age(body.utilization_id);
    expect(await user.toolbox.read(body.utilization_id)).toMatchObject({
      status: 200,
      body: { state: 'expired', credits_used: '0.00', expires_at: null },
    });
    expect(await user.balances()).toEqual(before);
  });

  it('is released by the regular job, once', async () => {
    const before = await user.balances();
    const { body } = await user.toolbox.reserve(1000);
    await age(body.utilization_id);
    // The server's own job may just have run, when a minute turned.
    await releaseExpired(backend.app.db, null);
    expect(await releaseExpired(backend.app.db, null)).toBe(0);
    expect(await user.balances()).toEqual(before);
    const list = await user.browser.get('/api/get_utilizations/topografa?max_count=1');
    expect(list.body.items[0]).toMatchObject({ credits_used: '0.00', finish_date: null });
  });

  it('is extended by a heartbeat', async () => {
    const { body } = await user.toolbox.reserve(1);
    await sql`UPDATE utilizations SET expires_at = now() + interval '1 minute'`.execute(
      backend.app.db,
    );
    const beat = await user.toolbox.call('POST', `/utilizations/${body.utilization_id}/heartbeat`);
    expect(Date.parse(beat.body.expires_at)).toBeGreaterThan(Date.now() + 25 * 60_000);
    await user.toolbox.fail(body.utilization_id);
  });
});

describe('very many expired reservations', () => {
  it('are all released by one run of the job', async () => {
    const { body } = await user.toolbox.reserve(1);
    const before = await user.balances();
    const db = backend.unlimitedDb;
    await sql`
      INSERT INTO utilizations
        (user_id, machine_row, feature_id, fc_records90, tb_records90, score, level,
         price_list_version, credits_reserved, expires_at)
      SELECT user_id, machine_row, feature_id, 1, 0, 1, level, price_list_version, 0.01,
             now() - interval '1 minute'
      FROM utilizations, generate_series(1, 1200)
      WHERE utilization_id = ${body.utilization_id}`.execute(db);
    await sql`
      UPDATE users SET pending_credits = pending_credits + 12 WHERE id = ${user.id}`.execute(db);
    // The server's own job may take some of them, when a minute turns just now.
    expect(await releaseAllExpired(db)).toBeGreaterThan(500);
    expect(await releaseExpired(db, null)).toBe(0);
    expect(await user.balances()).toEqual(before);
    await user.toolbox.fail(body.utilization_id);
  });
});
