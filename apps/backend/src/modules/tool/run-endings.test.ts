import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { type ToolUser, toolUser } from '../../../test/toolbox.ts';

const backend = startBackend();
let user: ToolUser;

beforeAll(async () => {
  await publishTestPrices(backend);
  user = await toolUser(backend, 'topografa', '100.00');
});

describe('a run', () => {
  it('is free when it fails, stays visible and is logged', async () => {
    const before = await user.balances();
    const { body } = await user.toolbox.reserve(1);
    const failed = await user.toolbox.fail(body.utilization_id);
    expect(failed).toMatchObject({ status: 200, body: { state: 'failed', credits_used: '0.00' } });
    expect(await user.balances()).toEqual(before);
    const log = await backend.app.db
      .selectFrom('error_logs')
      .selectAll()
      .where('util_id', '=', body.utilization_id)
      .execute();
    expect(log).toMatchObject([
      { util_id: body.utilization_id, error_message: 'Sin memoria', execute_stage: 'Lectura' },
    ]);
    const list = await user.browser.get('/api/get_utilizations/topografa?max_count=1');
    expect(list.body.items[0]).toMatchObject({
      credits_used: '0.00',
      finish_date: expect.any(String),
    });
  });

  it.each([
    ['8,000 characters are stored whole', 'x'.repeat(8000), 'x'.repeat(8000)],
    ['more are cut off, with a mark', 'x'.repeat(8001), `${'x'.repeat(7987)}… [recortado]`],
    ['no character is split', '😀'.repeat(5000), `${'😀'.repeat(3993)}… [recortado]`],
  ])('fails with a long message: %s', async (_name, error_message, stored) => {
    const { body } = await user.toolbox.reserve(1);
    const report = { error_message, execute_stage: 'Lectura' };
    const url = `/utilizations/${body.utilization_id}/errors`;
    const response = await user.toolbox.call('POST', url, report);
    expect(response).toMatchObject({ status: 200, body: { state: 'failed' } });
    const { items } = (await user.browser.get('/api/get_user_errors/topografa?max_count=1')).body;
    expect(items).toMatchObject([{ error_message: stored }]);
  });

  it('rejects U+0000 in its report, and stays open', async () => {
    const { body } = await user.toolbox.reserve(1);
    const report = { error_message: 'a\u0000b', execute_stage: 'Lectura' };
    const url = `/utilizations/${body.utilization_id}/errors`;
    expect(await user.toolbox.call('POST', url, report)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST' },
    });
    expect((await user.toolbox.fail(body.utilization_id)).status).toBe(200);
  });

  it('is found by its canonical number only', async () => {
    const { body } = await user.toolbox.reserve(1);
    const id = body.utilization_id;
    for (const other of [
      `0x${id.toString(16)}`,
      `${id}e0`,
      `%20${id}`,
      `+${id}`,
      `${id}.0`,
      '1e309',
    ]) {
      const response = await user.toolbox.call('GET', `/utilizations/${other}`);
      expect(response, other).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    }
    expect((await user.toolbox.fail(id)).status).toBe(200);
  });

  it('cannot be changed once it ended', async () => {
    const { body } = await user.toolbox.reserve(1);
    await user.toolbox.finish(body.utilization_id);
    for (const again of [
      await user.toolbox.fail(body.utilization_id),
      await user.toolbox.call('POST', `/utilizations/${body.utilization_id}/heartbeat`),
    ]) {
      expect(again).toMatchObject({ status: 409, body: { code: 'UTILIZATION_CLOSED' } });
    }
  });

  it('repeats the response for the same request, and charges or logs nothing twice', async () => {
    const finished = (await user.toolbox.reserve(1)).body.utilization_id;
    const finishedRun = await user.toolbox.finish(finished);
    const after = await user.balances();
    expect(await user.toolbox.finish(finished)).toEqual(finishedRun);
    expect(await user.balances()).toEqual(after);

    const failed = (await user.toolbox.reserve(1)).body.utilization_id;
    const released = await user.toolbox.fail(failed);
    expect(await user.toolbox.fail(failed)).toEqual(released);
    expect(await user.toolbox.finish(failed)).toMatchObject({ status: 409 });
    const { rows } = await sql`SELECT 1 FROM error_logs WHERE util_id = ${failed}`.execute(
      backend.app.db,
    );
    expect(rows).toHaveLength(1);
  });
});
