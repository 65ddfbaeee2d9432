import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/database/pool.ts';
import { proveSession } from '../src/modules/auth/own-session-repository.ts';
import type { TestResponse } from './browser.ts';
import type { TestBackend } from './build-app.ts';
import { waitingForLocks } from './waiting-for-locks.ts';

/** The newest session of a user. */
export async function sessionOf({ app }: TestBackend, userId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sessions WHERE user_id = ${userId} AND ended_at IS NULL
    ORDER BY created_at DESC LIMIT 1`.execute(app.db);
  return rows[0]?.id ?? '';
}

/** How many sessions of a user are open. */
export async function openSessions({ app }: TestBackend, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM sessions
    WHERE user_id = ${userId} AND ended_at IS NULL`.execute(app.db);
  return rows[0]?.count ?? 0;
}

/**
 * Sends a request of a session to which a confirmation in another tab gives fresh tokens at that moment: its
 * transaction is committed once the request waits for it, or has its response.
 * @param prove what the confirmation does before the request is sent; the rest follows while that waits.
 */
export async function whileProving(
  backend: TestBackend,
  sessionId: string,
  send: () => Promise<TestResponse>,
  prove: (trx: Db) => Promise<() => Promise<unknown>> = async (trx) => {
    await proveSession(trx, sessionId, 'proven_at');
    return async () => undefined;
  },
): Promise<TestResponse> {
  const { unlimitedDb } = backend;
  const { sent } = await unlimitedDb.transaction().execute(async (trx) => {
    const finish = await prove(trx);
    let hasResponse = false;
    const responding = send().finally(() => {
      hasResponse = true;
    });
    await expect
      .poll(async () => hasResponse || (await waitingForLocks(unlimitedDb)) > 0)
      .toBe(true);
    await finish();
    return { sent: responding };
  });
  return sent;
}
