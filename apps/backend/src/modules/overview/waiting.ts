import { type AdminOverview, settlementDays, waitingItemsMaximum } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import { isGivenUp } from '../../database/given-up-jobs.ts';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';
import { mailNames } from '../../mail/mail-names.ts';
import { dueSoonUntil } from '../data-requests/deadlines.ts';
import { colombianDay } from '../data-requests/working-days.ts';
import { isOverdue } from '../tool/expiry.ts';
import { mailRecipient } from './mail-recipient.ts';

type Waiting = AdminOverview['waiting'];

/**
 * Counts what waits and names the oldest.
 * @param rows SQL of the rows, with `since` as the start of the wait.
 * @param item SQL of the details of one row, as a JSON object.
 */
async function readWaiting<Kind extends keyof Waiting>(
  db: Db,
  rows: RawBuilder<unknown>,
  item: RawBuilder<unknown>,
): Promise<Waiting[Kind]> {
  const result = await sql<Waiting[Kind]>`
    WITH waiting AS (${rows})
    SELECT (SELECT count(*) FROM waiting)::integer AS count,
           (SELECT ${isoText('min(since)')} FROM waiting) AS oldest,
           coalesce((SELECT jsonb_agg(${item} ORDER BY since)
                     FROM (SELECT * FROM waiting ORDER BY since LIMIT ${waitingItemsMaximum}) eldest),
                    '[]') AS items`.execute(db);
  return result.rows[0] as Waiting[Kind];
}

/** Data requests that are due soon or overdue (§9), counted by the day in Colombia. */
export function readDataRequests(db: Db) {
  const today = colombianDay(new Date());
  return readWaiting<'data_requests'>(
    db,
    sql`SELECT request_id, username, kind, due_on, received_at AS since
        FROM data_requests WHERE due_on <= ${dueSoonUntil(today)}::date`,
    sql`jsonb_build_object('request_id', request_id, 'username', username, 'kind', kind,
      'due_on', due_on, 'overdue', due_on < ${today}::date)`,
  );
}

/** Registrations that are not verified yet. */
export function readRegistrations(db: Db) {
  return readWaiting<'registrations'>(
    db,
    sql`SELECT username, email, consent_at AS since, expires_at
        FROM pending_registrations WHERE expires_at > now()`,
    sql`jsonb_build_object('username', username, 'email', email,
      'registered_at', ${isoText('since')}, 'expires_at', ${isoText('expires_at')})`,
  );
}

/** Open runs that are overdue. */
export function readReservations(db: Db) {
  return readWaiting<'reservations'>(
    db,
    sql`SELECT utilization_id, username, feature_id, credits_reserved, expires_at AS since
        FROM utilizations WHERE ${isOverdue}`,
    sql`jsonb_build_object('utilization_id', utilization_id, 'username', username,
      'feature_id', feature_id, 'credits_reserved', credits_reserved::text,
      'expires_at', ${isoText('since')})`,
  );
}

/** Runs whose final counts differ from the reserved ones, or exceed the balance. */
export function readSettlements(db: Db) {
  return readWaiting<'settlements'>(
    db,
    sql`SELECT *, finish_date AS since FROM utilizations
        WHERE (credits_shortfall > 0 OR settled_fc_records90 <> fc_records90
               OR settled_tb_records90 <> tb_records90)
          AND finish_date > now() - make_interval(days => ${settlementDays}::integer)`,
    sql`jsonb_build_object('utilization_id', utilization_id, 'username', username,
      'feature_id', feature_id, 'reserved_fc_records90', fc_records90,
      'reserved_tb_records90', tb_records90, 'settled_fc_records90', settled_fc_records90,
      'settled_tb_records90', settled_tb_records90, 'credits_reserved', credits_reserved::text,
      'credits_used', credits_used::text, 'credits_shortfall', credits_shortfall::text,
      'finish_date', ${isoText('since')})`,
  );
}

/** Longest text of an error that is shown: what a mail server says, without the rest of its session. */
const longestError = 300;

/** Mails that failed, or that wait longer than normal. */
export async function readMails(db: Db): Promise<Waiting['mails']> {
  const { items, ...mails } = await readWaiting<'mails'>(
    db,
    sql`SELECT attempts, ${sql.raw(isGivenUp)} AS given_up, job.created_at AS since, payload,
               left(last_error, ${longestError}::integer) AS last_error
        FROM graphile_worker._private_jobs job
        JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE task.identifier = 'send_mail'
          AND (last_error IS NOT NULL OR job.created_at < now() - interval '2 minutes')`,
    sql`jsonb_build_object('created_at', ${isoText('since')}, 'attempts', attempts,
      'given_up', given_up, 'name', payload ->> 'mail', 'to', ${sql.raw(mailRecipient)},
      'last_error', last_error)`,
  );
  const names: Readonly<Record<string, string>> = mailNames;
  return { ...mails, items: items.map((mail) => ({ ...mail, name: names[mail.name ?? ''] })) };
}
