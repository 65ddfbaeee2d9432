import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { type MailTransport, unavailable } from './transport.ts';

/** Tries after which a mail keeps its pauses: it may be the one for which alone the mail server hangs up. */
const MAX_TRIES = 15;

/** SQL of whether a mail waits because the mail server was unavailable; one that it rejected does not. */
export const isInterrupted = sql<boolean>`(last_error LIKE ${`${unavailable}%`})`;

async function readInterrupted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text AS id FROM graphile_worker.jobs
    WHERE task_identifier = 'send_mail' AND ${isInterrupted}
      AND attempts < ${MAX_TRIES} AND run_at > now()`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Has mails sent when the mail server is back. The pause before their next try grows with the outage, to six
 * hours, and a user waits for a link meanwhile.
 */
export async function resumeMails(
  db: Db,
  { verify }: Pick<MailTransport, 'verify'>,
): Promise<void> {
  const ids = await readInterrupted(db);
  const isBack = () =>
    verify().then(
      () => true,
      () => false,
    );
  if (ids.length > 0 && (await isBack())) {
    await sql`
      SELECT graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now())`.execute(db);
  }
}
