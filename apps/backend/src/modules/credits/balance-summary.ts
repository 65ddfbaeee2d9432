import type { BalanceSummary } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { foundSummary, type SummaryRequest, subjectTable } from '../../summaries/read-summary.ts';
import { dayText, spanFields, spanTables } from '../../summaries/summary-span.ts';

/** SQL of the balance after the newest ledger entry before a timestamp. */
const balanceBefore = (timestamp: string) => sql`coalesce((
  SELECT balance FROM credit_movements
  WHERE user_id = subject.key AND date < ${sql.raw(timestamp)}
  ORDER BY date DESC, id DESC LIMIT 1), 0.00)::text`;

/**
 * The balance of a user over time; each point is one look-up, independent of the number of entries.
 */
export async function readBalances(db: Db, request: SummaryRequest): Promise<BalanceSummary> {
  const subject = subjectTable(request.scope, request.name);
  const { rows } = await sql<BalanceSummary>`
    WITH ${subject.table} ${spanTables(request.span, sql`NULL::timestamptz`)}
    SELECT ${spanFields}, ${balanceBefore('span.starts')} AS opening_balance,
           (SELECT jsonb_agg(jsonb_build_object(
                     'date', ${dayText}, 'closing_balance', ${balanceBefore('closes')}) ORDER BY n)
            FROM (SELECT n, first_day,
                         coalesce(lead(begins) OVER (ORDER BY n), span.ends) AS closes
                  FROM periods) period) AS points
    FROM span ${subject.join}`.execute(db);
  return foundSummary(rows, request.scope);
}
