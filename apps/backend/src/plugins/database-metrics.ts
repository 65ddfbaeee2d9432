import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { isGivenUp } from '../database/given-up-jobs.ts';
import type { Db } from '../database/pool.ts';
import { isInterrupted } from '../mail/resume-mails.ts';
import { isOverdue } from '../modules/tool/expiry.ts';

/** Values that are read from the database at each scrape, by the metric's name. */
const readings = {
  jobs_waiting: 'Jobs that are due and not done.',
  jobs_oldest_seconds:
    'Age of the oldest job that is due, or waits for the mail server, and is not done.',
  jobs_given_up: 'Jobs that failed for the last time.',
  mails_unsent: 'Mails not yet handed to the mail server, those given up included.',
  reservations_overdue: 'Open runs whose time is over by more than two minutes.',
  credits_booked: 'Sum of all balances; to be watched, not to be calculated with.',
  credits_held: 'Sum of the credits that open runs hold.',
} as const;

type Readings = Record<keyof typeof readings, string | number>;

const givenUp = sql.raw(isGivenUp);

async function read(db: Db): Promise<Readings | undefined> {
  const { rows } = await sql<Readings>`
    SELECT jobs.*, credits.*, runs.*
    FROM (
      SELECT count(*) FILTER (WHERE NOT ${givenUp} AND run_at <= now()) AS jobs_waiting,
             coalesce(extract(epoch FROM now() - min(created_at)
               FILTER (WHERE NOT ${givenUp} AND (run_at <= now() OR ${isInterrupted}))), 0)
               AS jobs_oldest_seconds,
             count(*) FILTER (WHERE ${givenUp}) AS jobs_given_up,
             count(*) FILTER (WHERE task_identifier = 'send_mail') AS mails_unsent
      FROM graphile_worker.jobs
    ) AS jobs, (
      SELECT coalesce(sum(credits_booked), 0) AS credits_booked,
             coalesce(sum(credits_held), 0) AS credits_held
      FROM (
        SELECT credits_booked, credits_held FROM activity_totals WHERE step = 'all'
        UNION ALL SELECT credits_booked, credits_held FROM activity_changes
      ) booked
    ) AS credits, (
      SELECT count(*) AS reservations_overdue FROM utilizations WHERE ${isOverdue}
    ) AS runs`.execute(db);
  return rows[0];
}

/**
 * Metrics of the database's contents: every server process gives the same ones.
 * @returns to be called at each scrape. `database_up` is whether the database responds at all: what is
 * slow to read does not make it 0. What could not be read is left out, so that no old value looks
 * current.
 */
export function databaseMetrics(registry: Registry, db: Db): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('database_up', 'Whether the database responded to this scrape.');
  const gauges = Object.entries(readings).map(([name, help]) => ({
    name: name as keyof Readings,
    gauge: gauge(name, help),
  }));
  return async () => {
    const responds = await sql`SELECT 1`.execute(db).catch(() => undefined);
    up.set(responds ? 1 : 0);
    const found = responds && (await read(db).catch(() => undefined));
    for (const { name, gauge: one } of gauges) {
      if (found) {
        one.set(Number(found[name]));
      } else {
        one.remove();
      }
    }
  };
}
