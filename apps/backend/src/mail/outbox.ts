import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { MailJob } from './compose.ts';

/** Mails come after all other jobs, whose priority is 0: a mail server that hangs keeps each for seconds. */
const MAIL_PRIORITY = 1;

/**
 * Leaves work to a job in the caller's own transaction: it runs if and only if the change is
 * committed. Where the response time must not depend on the data, the job looks it up.
 * @param payload names rows and addresses; never a password or a token.
 * @param priority of the job; a smaller number comes first.
 */
export async function enqueueTask(
  db: Db,
  task: string,
  payload: object,
  priority = 0,
): Promise<void> {
  const text = JSON.stringify(payload);
  await sql`
    SELECT graphile_worker.add_job(${task}, ${text}::json, priority => ${priority}::integer)`.execute(
    db,
  );
}

/**
 * Puts a mail into the outbox: it is sent if and only if the change is committed, and retried while
 * the mail server is unavailable.
 */
export async function enqueueMail(db: Db, job: MailJob): Promise<void> {
  await enqueueTask(db, 'send_mail', job, MAIL_PRIORITY);
}
