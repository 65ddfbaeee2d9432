import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { MailJob } from './compose.ts';

/**
 * Leaves work to a job in the caller's own transaction: it runs if and only if the change is
 * committed. Where the response time must not depend on the data, the job looks it up.
 * @param payload names rows and addresses; never a password or a token.
 */
export async function enqueueTask(db: Db, task: string, payload: object): Promise<void> {
  const text = JSON.stringify(payload);
  await sql`SELECT graphile_worker.add_job(${task}, ${text}::json)`.execute(db);
}

/**
 * Puts a mail into the outbox: it is sent if and only if the change is committed, and retried while
 * the mail server is unavailable.
 */
export async function enqueueMail(db: Db, job: MailJob): Promise<void> {
  await enqueueTask(db, 'send_mail', job);
}
