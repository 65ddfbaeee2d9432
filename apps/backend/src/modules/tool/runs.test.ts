import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { activate, freshKey, Toolbox, type ToolUser, toolUser } from '../../../test/toolbox.ts';
import { signedIn } from '../../../test/users.ts';

const backend = startBackend();
let user: ToolUser;

beforeAll(async () => {
  await publishTestPrices(backend);
  user = await toolUser(backend, 'topografa', '100.00');
});

describe('a run', () => {
  it('reserves credits, is charged by the final counts, and shows in the portal', async () => {
    const reserved = await user.toolbox.reserve(1000);
    expect(reserved).toMatchObject({
      status: 201,
      body: { state: 'open', credits_reserved: '20.50', available_credits: '79.50' },
    });
    expect(await user.balances()).toEqual({
      current_credits: '100.00',
      pending_credits: '20.50',
    });
    const finished = await user.toolbox.finish(reserved.body.utilization_id, { fc_records90: 150 });
    expect(finished).toMatchObject({
      status: 200,
      body: { state: 'finished', credits_used: '5.00', available_credits: '95.00' },
    });
    const list = await user.browser.get('/api/get_utilizations/topografa');
    expect(list.body.items[0]).toMatchObject({
      feature_id: 'R_INF_04',
      feature_name: 'Topología',
      fc_records90: 150,
      score: '150',
      credits_used: '5.00',
      finish_date: expect.any(String),
    });
  });

  it('can be read while it is open and after it ended', async () => {
    const { body } = await user.toolbox.reserve(1);
    expect(await user.toolbox.read(body.utilization_id)).toEqual({ status: 200, body });
    const { body: finishedRun } = await user.toolbox.finish(body.utilization_id);
    expect((await user.toolbox.read(body.utilization_id)).body).toEqual(finishedRun);
    expect(await user.toolbox.read(999_999)).toMatchObject({
      status: 404,
      body: { code: 'UTILIZATION_NOT_FOUND' },
    });
  });

  it('is rejected with 402 when the credits do not suffice', async () => {
    const { browser: poor } = await signedIn(backend, 'sin_creditos');
    const hers = await activate(backend, poor, 'PC-2');
    expect(await hers.reserve(1)).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_CREDITS' },
    });
  });

  it('belongs to its user alone', async () => {
    const { browser: other } = await signedIn(backend, 'otro_usuario');
    const his = await activate(backend, other, 'PC-3');
    const { body } = await user.toolbox.reserve(1);
    expect(await his.finish(body.utilization_id)).toMatchObject({
      status: 404,
      body: { code: 'UTILIZATION_NOT_FOUND' },
    });
    expect((await his.read(body.utilization_id)).status).toBe(404);
    await user.toolbox.fail(body.utilization_id);
  });
});

describe('the key of a reservation', () => {
  it('is required, replays the first response, and rejects another body', async () => {
    const body = { feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 };
    const without = await user.toolbox.call('POST', '/utilizations', body);
    expect(without).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
    const key = freshKey();
    const first = await user.toolbox.reserve(1, key);
    const reservedBalances = await user.balances();
    expect(await user.toolbox.reserve(1, key)).toEqual(first);
    expect(await user.balances()).toEqual(reservedBalances);
    expect(await user.toolbox.reserve(2, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    await user.toolbox.fail(first.body.utilization_id);
  });
});

describe('a machine token', () => {
  it('is required by every endpoint of the tool API', async () => {
    const stranger = new Toolbox(backend, 'x'.repeat(43));
    expect(await stranger.call('GET', '/tools')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const tools = await user.toolbox.call('GET', '/tools');
    expect(tools.body.items).toHaveLength(15);
  });
});
