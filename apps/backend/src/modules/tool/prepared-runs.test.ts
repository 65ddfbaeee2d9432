import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { stopClockwork, waitForJobs } from '../../../test/tasks.ts';
import { toolUser } from '../../../test/toolbox.ts';

const query = vi.spyOn(pg.Client.prototype, 'query');
const backend = startBackend({}, inThisProcess);

it('sends the statements of a run as prepared ones only', async () => {
  await publishTestPrices(backend);
  const { toolbox } = await toolUser(backend, 'preparada', '50.00');
  // Background work has its own pool and does not prepare.
  await stopClockwork(backend);
  await waitForJobs(backend);
  query.mockClear();
  const reserve = async () => (await toolbox.reserve(10)).body.utilization_id as number;
  await toolbox.read(await reserve());
  await toolbox.finish(await reserve(), { fc_records90: 20, tb_records90: 0 });
  await toolbox.fail(await reserve());
  await toolbox.call('POST', `/utilizations/${await reserve()}/heartbeat`);
  const unnamed = query.mock.calls
    .map(([first]) => first as unknown)
    .filter((first): first is string => typeof first === 'string')
    .filter((text) => /utilizations|users|idempotency_keys|price_lists|machines/.test(text))
    // Marked ones have no name only behind a pooler that keeps none.
    .filter((text) => !/graphile_worker|^\/\* prepared \*\//.test(text));
  expect(query.mock.calls.length).toBeGreaterThan(20);
  expect(unnamed).toEqual([]);
});
