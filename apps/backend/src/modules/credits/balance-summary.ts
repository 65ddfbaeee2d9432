import type { BalanceSummary } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { ListScope } from '../../lists/list-scope.ts';
import { foundSummary, subjectTable } from '../../summaries/read-summary.ts';
import { dayText, spanFields, spanTables, type WantedSpan } from '../../summaries/summary-span.ts';

/** SQL of the balance after the newest movement before an instant. */
const balanceBefore = (timestamp: string) => sql`coalesce((
  SELECT balance FROM credit_movements
  WHERE user_id = subject.key AND date < ${sql.raw(timestamp)}
  ORDER BY date DESC, id DESC LIMIT 1), 0.00)::text`;

/** The balance of a person over time; each point is looked up, however many movements there are. */
export async function readBalances(
  db: Db,
  asked: { scope: ListScope; name: string; span: WantedSpan },
): Promise<BalanceSummary> {
  const subject = subjectTable(asked.scope, asked.name);
  const { rows } = await sql<BalanceSummary>`
    WITH ${subject.table} ${spanTables(asked.span, sql`NULL::timestamptz`)}
    SELECT ${spanFields}, ${balanceBefore('span.starts')} AS opening_balance,
           (SELECT jsonb_agg(jsonb_build_object(
                     'date', ${dayText}, 'closing_balance', ${balanceBefore('closes')}) ORDER BY n)
            FROM (SELECT n, first_day,
                         coalesce(lead(begins) OVER (ORDER BY n), span.ends) AS closes
                  FROM periods) period) AS points
    FROM span ${subject.join}`.execute(db);
  return foundSummary(rows, asked.scope);
}
