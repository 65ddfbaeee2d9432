import { type RawBuilder, sql } from 'kysely';
import { dateOf, type Position } from '../../lists/paging.ts';
import { microseconds, type OwnDataSection } from './own-data-section.ts';

/** Rows of one statement: each is short, and few rows are in memory. */
export const BATCH = 500;

/** Whose data is read. */
export interface DataSubject {
  id: number;
  username: string;
  email: string;
}

/** A row of a section: its place in it, and JSON text in the order of its keys. */
export interface EntryRow extends Position {
  entry: string;
}

/**
 * SQL of a batch of a section behind a position.
 * @param after the last row of the batch before; null for the first one.
 */
export function batchOf(
  { id, username, email }: DataSubject,
  { from, where, date, position, entry }: OwnDataSection,
  after: Position | null,
): RawBuilder<EntryRow> {
  const pairs = Object.entries(entry).map(([key, value]) => `'${key}', ${value}`);
  const order = sql.raw(date ? `${date}, ${position}` : position);
  const last = after && (date ? [sql`${dateOf(after)}::timestamptz`] : []);
  const behind = last && sql.join([...last, sql`${after.order_id}::bigint`]);
  return sql<EntryRow>`
    SELECT ${sql.raw(date ? microseconds(date) : '0')} AS order_at, ${sql.raw(position)} AS order_id,
           json_build_object(${sql.raw(pairs.join(', '))})::text AS entry
    FROM (SELECT ${id}::bigint AS id, ${username}::text AS username, ${email}::text AS email) me,
         ${sql.raw(from)}
    WHERE ${sql.raw(where)} ${behind ? sql`AND (${order}) > (${behind})` : sql``}
    ORDER BY ${order} LIMIT ${BATCH}`;
}
