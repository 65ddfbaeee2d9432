import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';
import { prepared } from '../database/prepared.ts';
import { dateOf, type ListWindow, type Position } from '../paging.ts';
import { isoText } from './iso-text.ts';
import { type ListScope, subjects } from './list-scope.ts';
import type { ListColumn, ListSource } from './list-source.ts';

/** Which rows of a source are wanted. */
export interface ListRequest {
  source: Pick<ListSource<unknown>, 'table' | 'date' | 'id'>;
  scope: ListScope;
  /** Username or tool of the path; nothing reads it in a list of everyone. */
  name: string;
  /** Conditions of the list itself, over `item`. */
  conditions: readonly RawBuilder<unknown>[];
  window: ListWindow;
  /**
   * Whether the statement is planned once for each connection, or each time, where its values decide
   * which index is good.
   */
  planned: 'once' | 'each time';
}

/** A row as it was read: the fields of its list, and its position. */
export type ListRow<Item> = Item & Position;

/**
 * SQL of a source's columns, each under the name of its field: as in a page, or as in a
 * workbook.
 * @param timeZone zone of a workbook's dates; as a timestamp in UTC without one.
 */
export function fieldsOf<Item>(source: ListSource<Item>, timeZone?: string): RawBuilder<Item> {
  const columns: [string, ListColumn][] = Object.entries(source.columns);
  const selected = columns.map(([field, { kind, value, exported = value }]) => {
    const local = sql`to_char((${sql.raw(value)}) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
    const date = timeZone === undefined ? isoText(value) : local;
    const other = sql.raw(timeZone === undefined ? value : exported);
    return sql`${kind === 'timestamp' ? date : other} AS ${sql.id(field)}`;
  });
  return sql`${sql.join(selected)}`;
}

function conditionsOf({ source, conditions, window }: ListRequest) {
  const date = sql.raw(`item.${source.date}`);
  const id = sql.raw(`item.${source.id}`);
  const { from, until, after } = window;
  return [
    ...conditions,
    ...(from ? [sql`${date} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${date} < ${until}::timestamptz`] : []),
    ...(after
      ? [sql`(${date}, ${id}) < (${dateOf(after)}::timestamptz, ${after.order_id}::bigint)`]
      : []),
  ];
}

/** The rows of the window and one more, which shows whether there is a next page. */
function selectRows(
  fields: RawBuilder<unknown>,
  request: ListRequest,
  owned: RawBuilder<unknown>[],
) {
  const { source, window } = request;
  const conditions = [...owned, ...conditionsOf(request)];
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
  return sql`
    SELECT ${fields},
           (extract(epoch FROM item.${sql.raw(source.date)}) * 1000000)::bigint AS order_at,
           item.${sql.raw(source.id)} AS order_id
    FROM ${sql.raw(source.table)} item ${where}
    ORDER BY item.${sql.raw(source.date)} DESC, item.${sql.raw(source.id)} DESC
    LIMIT ${window.count + 1}`;
}

const isRow = <Item>(row: ListRow<Item> | { order_id: null }): row is ListRow<Item> =>
  row.order_id !== null;

/**
 * Reads a list's rows, newest first, in one statement that also finds the list's owner.
 * @param fields SQL of what is wanted of each row, with its names.
 * @returns up to one row more than the window's count.
 * @throws USER_NOT_FOUND, TOOL_NOT_FOUND.
 */
export async function readList<Item>(
  db: Db,
  fields: RawBuilder<Item>,
  request: ListRequest,
): Promise<ListRow<Item>[]> {
  const subject = subjects[request.scope];
  const mark = request.planned === 'once' ? prepared : sql``;
  if (!subject) {
    const { rows } = await sql<ListRow<Item>>`${mark} ${selectRows(fields, request, [])}`.execute(
      db,
    );
    return rows;
  }
  const owned = sql.raw(`item.${subject.owner} = subject.${subject.key}`);
  const { rows } = await sql<ListRow<Item> | { order_id: null }>`${mark}
    SELECT page.* FROM ${sql.raw(subject.table)} subject
    LEFT JOIN LATERAL (${selectRows(fields, request, [owned])}) page ON true
    WHERE subject.${sql.raw(subject.name)} = ${request.name}
    ORDER BY page.order_at DESC, page.order_id DESC`.execute(db);
  if (rows.length === 0) {
    throw new AppError(subject.missing);
  }
  return rows.filter(isRow);
}
