import { dataRequest } from '@consultancy/validation';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { toolUser } from '../../../test/toolbox.ts';
import { signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { storeInSession } from '../auth/own-session-repository.ts';
import { storeChallenge } from '../second-factor/challenges.ts';
import { closeRun, lockRun, releaseCredits } from '../tool/run-repository.ts';
import { eraseJob } from './erase-job.ts';
import { changeState, resolved } from './repository.ts';

const backend = startBackend();

/** Closes an account on request, as an administrator does before the job. @returns the number of the request. */
async function closeAccount(id: number, browser: Browser): Promise<number> {
  const details = 'Supriman mis datos, por favor.';
  const { text } = await browser.post('/api/data-requests', { kind: 'erasure', details });
  const { request_id } = dataRequest.parse(JSON.parse(text));
  const { db } = backend.app;
  await changeState(db, request_id, resolved);
  await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(db);
  return request_id;
}

const erase = (requestId: number) =>
  eraseJob(backend.app.db, { requestId, note: 'Suprimimos sus datos.' });
const waiting = () => waitingForLocks(backend.unlimitedDb);

it('waits for a run of its data subject that ends, and the run does not wait for it', async () => {
  await publishTestPrices(backend);
  const { id, browser, toolbox } = await toolUser(backend, 'apurada', '100.00');
  const { body: run } = await toolbox.reserve(10);
  const requestId = await closeAccount(id, browser);
  const { erasure } = await backend.unlimitedDb.transaction().execute(async (trx) => {
    await lockRun(trx, id, run.utilization_id);
    const erasure = erase(requestId);
    await expect.poll(waiting).toBe(1);
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

it('waits for what is being stored in a session of its data subject, which does not wait for it', async () => {
  const { id, browser } = await signedIn(backend, 'en_curso');
  const { items } = (await browser.get('/api/sessions')).body;
  const sessionId = String(items[0]?.id);
  const requestId = await closeAccount(id, browser);
  const { erasure } = await storeInSession(backend.unlimitedDb, sessionId, async (trx) => {
    const erasure = erase(requestId);
    await expect.poll(waiting).toBe(1);
    const use = { userId: id, purpose: 'confirmation', boundTo: sessionId } as const;
    await storeChallenge(trx, use, 'un reto');
    return { erasure };
  });
  await erasure;
  const { rows } = await sql`SELECT FROM sessions WHERE user_id = ${id}`.execute(backend.app.db);
  expect(rows).toEqual([]);
});
