import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { balances, giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { signedIn } from '../../../test/people.ts';
import { activate, freshKey, Toolbox } from '../../../test/toolbox.ts';
import { releaseExpired } from './expiry.ts';

const backend = startBackend();
let browser: Browser;
let userId: number;
let toolbox: Toolbox;

beforeAll(async () => {
  ({ browser, id: userId } = await signedIn(backend, 'topografa'));
  toolbox = await activate(backend, browser);
  await giveCredits(backend, userId, '100.00');
});

const measure = { feature_id: 'r_inf_04', fc_records90: 99, tb_records90: 4 };

describe('before a price list is published', () => {
  it('refuses an estimate and a reservation with PRICE_LIST_MISSING', async () => {
    const estimate = await toolbox.call('POST', '/estimates', measure);
    expect(estimate).toMatchObject({ status: 409, body: { code: 'PRICE_LIST_MISSING' } });
    expect(await toolbox.reserve(1)).toMatchObject({ status: 409 });
    await publishTestPrices(backend);
  });
});

describe('an estimate', () => {
  it('computes score, level and credits from the published list', async () => {
    const estimate = await toolbox.call('POST', '/estimates', measure);
    expect(estimate).toEqual({
      status: 200,
      body: {
        feature_id: 'R_INF_04',
        score: '100',
        level: 'Nivel 2',
        credits: '5.00',
        available_credits: '100.00',
        enough: true,
        price_list_version: 1,
      },
    });
  });

  it('refuses a tool that does not exist', async () => {
    const unknown = await toolbox.call('POST', '/estimates', {
      ...measure,
      feature_id: 'R_INF_99',
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'TOOL_NOT_FOUND' } });
  });
});

describe('a run', () => {
  it('holds credits, settles by the final counts, and shows in the portal', async () => {
    const reserved = await toolbox.reserve(1000);
    expect(reserved).toMatchObject({
      status: 201,
      body: { state: 'open', credits_reserved: '20.50', available_credits: '79.50' },
    });
    expect(await balances(backend, userId)).toEqual({
      current_credits: '100.00',
      pending_credits: '20.50',
    });
    const finished = await toolbox.finish(reserved.body.utilization_id, { fc_records90: 150 });
    expect(finished).toMatchObject({
      status: 200,
      body: { state: 'finished', credits_used: '5.00', available_credits: '95.00' },
    });
    const list = await browser.get('/api/get_utilizations/topografa');
    expect(list.body.items[0]).toMatchObject({
      feature_id: 'R_INF_04',
      feature_name: 'Topología',
      fc_records90: 150,
      score: '150',
      credits_used: '5.00',
      finish_date: expect.any(String),
    });
  });

  it('is free when it fails, stays visible and is logged', async () => {
    const before = await balances(backend, userId);
    const { body } = await toolbox.reserve(1);
    const failed = await toolbox.fail(body.utilization_id);
    expect(failed).toMatchObject({ status: 200, body: { state: 'failed', credits_used: '0.00' } });
    expect(await balances(backend, userId)).toEqual(before);
    const log = await backend.app.db
      .selectFrom('error_logs')
      .selectAll()
      .where('util_id', '=', body.utilization_id)
      .execute();
    expect(log).toMatchObject([
      { util_id: body.utilization_id, error_message: 'Sin memoria', execute_stage: 'Lectura' },
    ]);
    const list = await browser.get('/api/get_utilizations/topografa?max_count=1');
    expect(list.body.items[0]).toMatchObject({
      credits_used: '0.00',
      finish_date: expect.any(String),
    });
  });

  it('refuses U+0000 in what it reports, and stays open', async () => {
    const { body } = await toolbox.reserve(1);
    const report = { error_message: 'a\u0000b', execute_stage: 'Lectura' };
    const url = `/utilizations/${body.utilization_id}/errors`;
    expect(await toolbox.call('POST', url, report)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST' },
    });
    expect((await toolbox.fail(body.utilization_id)).status).toBe(200);
  });

  it('cannot cost more than was reserved, and stays open', async () => {
    const { body } = await toolbox.reserve(10);
    const over = await toolbox.finish(body.utilization_id, { fc_records90: 100 });
    expect(over).toMatchObject({ status: 400, body: { code: 'SETTLEMENT_EXCEEDS_RESERVATION' } });
    expect(await toolbox.finish(body.utilization_id)).toMatchObject({ status: 200 });
  });

  it('is refused with 402 when the credits do not suffice', async () => {
    const { browser: poor } = await signedIn(backend, 'sin_creditos');
    const hers = await activate(backend, poor, 'PC-2');
    expect(await hers.reserve(1)).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_CREDITS' },
    });
  });

  it('is closed for good once it ended', async () => {
    const { body } = await toolbox.reserve(1);
    await toolbox.finish(body.utilization_id);
    for (const again of [
      await toolbox.fail(body.utilization_id),
      await toolbox.call('POST', `/utilizations/${body.utilization_id}/heartbeat`),
    ]) {
      expect(again).toMatchObject({ status: 409, body: { code: 'UTILIZATION_CLOSED' } });
    }
  });

  it('answers the same ending again, and charges or logs nothing twice', async () => {
    const finished = (await toolbox.reserve(1)).body.utilization_id;
    const settled = await toolbox.finish(finished);
    const after = await balances(backend, userId);
    expect(await toolbox.finish(finished)).toEqual(settled);
    expect(await balances(backend, userId)).toEqual(after);

    const failed = (await toolbox.reserve(1)).body.utilization_id;
    const released = await toolbox.fail(failed);
    expect(await toolbox.fail(failed)).toEqual(released);
    expect(await toolbox.finish(failed)).toMatchObject({ status: 409 });
    const { rows } = await sql`SELECT 1 FROM error_logs WHERE util_id = ${failed}`.execute(
      backend.app.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('belongs to its user alone', async () => {
    const { browser: other } = await signedIn(backend, 'otro_usuario');
    const his = await activate(backend, other, 'PC-3');
    const { body } = await toolbox.reserve(1);
    expect(await his.finish(body.utilization_id)).toMatchObject({
      status: 404,
      body: { code: 'UTILIZATION_NOT_FOUND' },
    });
    await toolbox.fail(body.utilization_id);
  });
});

describe('the key of a reservation', () => {
  it('is required, replays the first answer, and refuses another body', async () => {
    const body = { feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 };
    const without = await toolbox.call('POST', '/utilizations', body);
    expect(without).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
    const key = freshKey();
    const first = await toolbox.reserve(1, key);
    const held = await balances(backend, userId);
    expect(await toolbox.reserve(1, key)).toEqual(first);
    expect(await balances(backend, userId)).toEqual(held);
    expect(await toolbox.reserve(2, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    await toolbox.fail(first.body.utilization_id);
  });
});

describe('a reservation without a heartbeat', () => {
  const age = (id: number) =>
    sql`UPDATE utilizations SET expires_at = now() - interval '1 second'
        WHERE utilization_id = ${id}`.execute(backend.app.db);

  it('is released by the next step taken with it', async () => {
    const before = await balances(backend, userId);
    const { body } = await toolbox.reserve(1000);
    await age(body.utilization_id);
    expect(await toolbox.finish(body.utilization_id)).toMatchObject({ status: 409 });
    expect(await balances(backend, userId)).toEqual(before);
  });

  it('is released by the regular job, once', async () => {
    const before = await balances(backend, userId);
    const { body } = await toolbox.reserve(1000);
    await age(body.utilization_id);
    // The server's own job may just have run, when a minute turned.
    await releaseExpired(backend.app.db, null);
    expect(await releaseExpired(backend.app.db, null)).toBe(0);
    expect(await balances(backend, userId)).toEqual(before);
    const list = await browser.get('/api/get_utilizations/topografa?max_count=1');
    expect(list.body.items[0]).toMatchObject({ credits_used: '0.00', finish_date: null });
  });

  it('lives on with a heartbeat', async () => {
    const { body } = await toolbox.reserve(1);
    await sql`UPDATE utilizations SET expires_at = now() + interval '1 minute'`.execute(
      backend.app.db,
    );
    const beat = await toolbox.call('POST', `/utilizations/${body.utilization_id}/heartbeat`);
    expect(Date.parse(beat.body.expires_at)).toBeGreaterThan(Date.now() + 25 * 60_000);
    await toolbox.fail(body.utilization_id);
  });
});

describe('a machine token', () => {
  it('is asked for by every call of the tool API', async () => {
    const stranger = new Toolbox(backend, 'x'.repeat(43));
    expect(await stranger.call('GET', '/tools')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const tools = await toolbox.call('GET', '/tools');
    expect(tools.body.items).toHaveLength(15);
  });
});
