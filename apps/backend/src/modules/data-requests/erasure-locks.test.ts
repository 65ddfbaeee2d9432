import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { toolUser } from '../../../test/toolbox.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { closeRun, lockRun, releaseCredits } from '../tool/run-repository.ts';
import { eraseJob } from './erase-job.ts';
import { changeState, resolved } from './repository.ts';

const backend = startBackend();

it('waits for a run of its data subject that ends, and the run does not wait for it', async () => {
  await publishTestPrices(backend);
  const { id, browser, toolbox } = await toolUser(backend, 'apurada', '100.00');
  const { body: run } = await toolbox.reserve(10);
  const { body: request } = await browser.post('/api/data-requests', {
    kind: 'erasure',
    details: 'Supriman mis datos, por favor.',
  });
  const { request_id: requestId } = request;
  await changeState(backend.app.db, requestId, resolved);
  const { erasure } = await backend.unlimitedDb.transaction().execute(async (trx) => {
    await lockRun(trx, id, run.utilization_id);
    const erasure = eraseJob(backend.app.db, { requestId, note: 'Suprimimos sus datos.' });
    await expect.poll(() => waitingForLocks(backend.unlimitedDb)).toBe(1);
    await closeRun(trx, run.utilization_id, { state: 'failed', used: '0' });
    await releaseCredits(trx, id, run.credits_reserved);
    // In a record, as the transaction would wait for a promise.
    return { erasure };
  });
  await erasure;
  const user = await backend.app.db
    .selectFrom('users')
    .select(['erased_at', 'pending_credits'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(user).toEqual({ erased_at: expect.any(Date), pending_credits: '0.00' });
});
