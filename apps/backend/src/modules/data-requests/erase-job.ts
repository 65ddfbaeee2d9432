import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { eraseDataSubject } from './erase-data-subject.ts';

/**
 * Erases the data subject of a resolved request, in one transaction, and notifies them by a last
 * mail. A second run finds the account erased and does nothing.
 */
export async function eraseJob(
  db: Db,
  { requestId, note }: { requestId: number; note: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; username: string; email: string }>`
      SELECT id, username, email FROM users
      WHERE id = (SELECT user_id FROM data_requests WHERE request_id = ${requestId}
                  AND kind = 'erasure' AND state = 'resolved')
        AND erased_at IS NULL
      FOR UPDATE`.execute(trx);
    const subject = rows[0];
    if (subject) {
      await eraseDataSubject(trx, subject);
      const { email } = subject;
      await enqueueMail(trx, { mail: 'data-erased', email, requestId, note });
    }
  });
}
