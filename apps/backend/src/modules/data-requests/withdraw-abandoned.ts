import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/record.ts';
import { changeState } from './repository.ts';
import { colombianDay } from './working-days.ts';

/** Requests of one run of the job; what is left waits for the next one. */
const BATCH = 100;

/**
 * Withdraws the incomplete complaints whose two months are over (§9), and notifies each data subject.
 * @param today the day in Colombia.
 */
export async function withdrawAbandoned(db: Db, today = colombianDay(new Date())): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ request_id: number; user_id: number }>`
      SELECT request_id, user_id FROM data_requests
      WHERE complete_by < ${today}::date ORDER BY request_id LIMIT ${BATCH}
      FOR UPDATE SKIP LOCKED`.execute(trx);
    for (const { request_id, user_id } of rows) {
      const next = { state: 'withdrawn', due_on: null, complete_by: null, note: null } as const;
      const eventId = await changeState(trx, request_id, next);
      await recordAudit(
        trx,
        {},
        {
          action: 'data request withdrawn',
          targetId: user_id,
          before: { state: 'incomplete' },
          after: { state: next.state },
          detail: { request_id },
        },
      );
      await enqueueMail(trx, { mail: 'data-request', eventId });
    }
  });
}
