import type { AdminOverview } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';

/** Starts of today, this month and the previous month. */
export type Periods = Pick<AdminOverview, 'day_start' | 'month_start' | 'last_month_start'>;

/**
 * Reads the periods by the database's clock, in a separate statement: the metrics are then
 * queried with constants, from which the database knows how few rows of an index it needs.
 */
export async function readPeriods(db: Db, timeZone: string): Promise<Periods> {
  const local = (start: string) => isoText(`${start} AT TIME ZONE zone`);
  const { rows } = await sql<Periods>`
    SELECT ${local('today')} AS day_start,
           ${local("date_trunc('month', today)")} AS month_start,
           ${local("(date_trunc('month', today) - interval '1 month')")} AS last_month_start
    FROM (SELECT zone, date_trunc('day', now() AT TIME ZONE zone) AS today
          FROM (SELECT ${timeZone}::text AS zone) asked) days`.execute(db);
  return rows[0] as Periods;
}
