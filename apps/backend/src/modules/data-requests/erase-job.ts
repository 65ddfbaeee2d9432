import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { eraseDataSubject } from './erase-data-subject.ts';

/** SQL of the number of the data subject of a resolved request for erasure. */
const subjectOf = (requestId: number) => sql`
  SELECT user_id FROM data_requests
  WHERE request_id = ${requestId} AND kind = 'erasure' AND state = 'resolved'`;

/**
 * Locks the open runs of a data subject before the account, as the end of a run does, which then releases
 * credits: in the other order the two would wait for each other.
 */
async function lockOpenRuns(trx: Db, requestId: number): Promise<void> {
  await sql`
    SELECT FROM utilizations WHERE user_id = (${subjectOf(requestId)}) AND state = 'open'
    ORDER BY utilization_id FOR UPDATE`.execute(trx);
}

/**
 * Erases the data subject of a resolved request, in one transaction, and notifies them by a last
 * mail. A second run finds the account erased and does nothing.
 */
export async function eraseJob(
  db: Db,
  { requestId, note }: { requestId: number; note: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOpenRuns(trx, requestId);
    const { rows } = await sql<{ id: number; username: string; email: string }>`
      SELECT id, username, email FROM users
      WHERE id = (${subjectOf(requestId)}) AND erased_at IS NULL
      FOR UPDATE`.execute(trx);
    const subject = rows[0];
    if (subject) {
      await eraseDataSubject(trx, subject);
      const { email } = subject;
      await enqueueMail(trx, { mail: 'data-erased', email, requestId, note });
    }
  });
}
