import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';
import { type ListScope, subjects } from '../lists/list-scope.ts';
import { groupColumns, groupFields, partMetrics, pointRows, totalRow } from './summary-parts.ts';
import type { SummarySource } from './summary-source.ts';
import { type SpanRequest, spanFields, spanTables } from './summary-span.ts';

/** A requested summary: of whom or what, and of which time. */
export interface SummaryRequest {
  scope: ListScope;
  /** Username or tool of the path; not read in a summary of everyone. */
  name: string;
  span: SpanRequest;
}

/** A requested summary, what it adds up, and of at most how many rows. */
export interface SummaryQuery extends SummaryRequest {
  source: SummarySource<string, string>;
  maxRows: number;
}

/** SQL of whether a row is the subject's. */
function ownedBy(scope: ListScope): RawBuilder<unknown> {
  const subject = subjects[scope];
  return subject ? sql`item.${sql.raw(subject.owner)} = (SELECT key FROM subject)` : sql`true`;
}

/**
 * SQL of the table `excepted`, of the rows that are not added up. They are few: to look for each row
 * of the list among them by itself would take longer than to add up all.
 */
const exceptedTable = ({ scope, source: { except } }: SummaryQuery): RawBuilder<unknown> =>
  except === undefined
    ? sql``
    : sql`excepted AS MATERIALIZED (
        SELECT item.id FROM (${sql.raw(except)}) item WHERE ${ownedBy(scope)}
      ),`;

/** SQL of the list's rows between two timestamps, as `FROM … WHERE …`. */
function rowsBetween(query: SummaryQuery, starts: RawBuilder<unknown>, ends: RawBuilder<unknown>) {
  const { table, date } = query.source.list;
  const at = sql.raw(`item.${date}`);
  return sql`FROM ${sql.raw(table)} item
    WHERE ${ownedBy(query.scope)} AND ${at} >= ${starts} AND ${at} < ${ends}`;
}

/** SQL of the date of the newest row that is too many, within `wanted`; those that are not added up count. */
function cutoffOf(query: SummaryQuery): RawBuilder<unknown> {
  const { date, id } = query.source.list;
  return sql`(SELECT item.${sql.raw(date)}
    ${rowsBetween(query, sql`wanted.starts`, sql`wanted.ends`)}
    ORDER BY item.${sql.raw(date)} DESC, item.${sql.raw(id)} DESC
    OFFSET ${query.maxRows} LIMIT 1)`;
}

/** SQL of the owner of the rows: the table `subject`, and the join with it that finds no user. */
export function subjectTable(scope: ListScope, name: string) {
  const subject = subjects[scope];
  if (!subject) {
    return { table: sql``, join: sql`` };
  }
  const { key, table, name: column } = subject;
  return {
    table: sql`subject AS MATERIALIZED (
      SELECT ${sql.raw(key)} AS key FROM ${sql.raw(table)} WHERE ${sql.raw(column)} = ${name}
    ),`,
    join: sql`, subject`,
  };
}

/** The one row of a summary's statement. @throws USER_NOT_FOUND, TOOL_NOT_FOUND without one. */
export function foundSummary<Row>(rows: readonly Row[], scope: ListScope): Row {
  const [row] = rows;
  if (!row) {
    throw new AppError(subjects[scope]?.missing ?? 'INTERNAL_ERROR');
  }
  return row;
}

/**
 * Adds up the rows of a list in one statement, which also finds the list's owner. Its work is
 * bounded by `maxRows`, whatever the range; it reads no row outside of the range, but for the few
 * that are not added up.
 * @template Summary the response that the source describes.
 * @throws USER_NOT_FOUND, TOOL_NOT_FOUND.
 */
export async function readSummary<Summary>(db: Db, query: SummaryQuery): Promise<Summary> {
  const { source, scope, name, span } = query;
  const subject = subjectTable(scope, name);
  const starts = sql`(SELECT array_agg(begins ORDER BY n) FROM periods)`;
  const rows = rowsBetween(query, sql`(SELECT starts FROM span)`, sql`(SELECT ends FROM span)`);
  const counted =
    source.except === undefined
      ? sql``
      : sql`AND item.${sql.raw(source.list.id)} NOT IN (SELECT id FROM excepted)`;
  const { rows: responses } = await sql<Summary>`
    WITH ${subject.table} ${exceptedTable(query)} ${spanTables(span, cutoffOf(query))},
    parts AS MATERIALIZED (
      SELECT width_bucket(item.${sql.raw(source.list.date)}, ${starts}) AS n,
             ${sql.join([...groupColumns(source), ...partMetrics(source)])}
      ${rows} ${counted} GROUP BY ${sql.join([sql`n`, ...groupColumns(source)])}
    )
    SELECT ${spanFields}, ${totalRow(source)} AS totals, ${pointRows(source)} AS points
           ${groupFields(source)}
    FROM span ${subject.join}`.execute(db);
  return foundSummary(responses, scope);
}
