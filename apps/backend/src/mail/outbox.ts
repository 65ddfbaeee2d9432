import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** A mail to be sent, naming rows only: what it says is read when it is made. */
export type MailJob =
  | { mail: 'verify-email'; linkId: number }
  | { mail: 'already-registered'; userId: number }
  | { mail: 'purchase-receipt'; transactionId: number };

/**
 * Puts a mail into the outbox in the caller's own transaction: it is sent if and only if the
 * change is kept, and tried again while the mail server is away.
 */
export async function enqueueMail(db: Db, job: MailJob): Promise<void> {
  await sql`SELECT graphile_worker.add_job('send_mail', ${JSON.stringify(job)}::json)`.execute(db);
}

/**
 * Has a new verification link sent to an address, if an account there awaits one. That is found out
 * by the job, so that asking costs the same time whatever the answer.
 */
export async function enqueueResend(db: Db, email: string): Promise<void> {
  const payload = JSON.stringify({ email });
  await sql`SELECT graphile_worker.add_job('resend_verification', ${payload}::json)`.execute(db);
}
