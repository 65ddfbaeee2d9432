import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';
import { type PreparedSelect, prepared, preparedSelect } from '../database/prepared.ts';
import { isoText } from './iso-text.ts';
import { type ListScope, subjects } from './list-scope.ts';
import type { ListColumn, ListSource } from './list-source.ts';
import { dateOf, type ListWindow, type Position } from './paging.ts';

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

/** Parameters of a list's statement; null for a condition that it does not have. */
interface ListValues {
  name: string;
  from: string | null;
  until: string | null;
  /** Date and number of the last row of the preceding page (keyset pagination). */
  at: string | null;
  id: number | null;
  limit: number;
}

/** The values, or their placeholders in the text of a statement. */
type Written = { readonly [Name in keyof ListValues]: unknown };

const valuesOf = ({ name, window }: ListRequest): ListValues => ({
  name,
  from: window.from,
  until: window.until,
  at: window.after && dateOf(window.after),
  id: window.after?.order_id ?? null,
  // One more shows whether there is a next page.
  limit: window.count + 1,
});

/** The parts of a request on which the text of its statement depends; its values do not count. */
type ListForm = Pick<ListRequest, 'source' | 'scope' | 'conditions'>;

function conditionsOf({ source, conditions }: ListForm, { from, until, at, id }: Written) {
  const date = sql.raw(`item.${source.date}`);
  const number = sql.raw(`item.${source.id}`);
  return [
    ...conditions,
    ...(from ? [sql`${date} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${date} < ${until}::timestamptz`] : []),
    ...(at ? [sql`(${date}, ${number}) < (${at}::timestamptz, ${id}::bigint)`] : []),
  ];
}

function selectRows(
  fields: RawBuilder<unknown>,
  form: ListForm,
  values: Written,
  owned: RawBuilder<unknown>[],
) {
  const { source } = form;
  const conditions = [...owned, ...conditionsOf(form, values)];
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
  return sql`
    SELECT ${fields},
           (extract(epoch FROM item.${sql.raw(source.date)}) * 1000000)::bigint AS order_at,
           item.${sql.raw(source.id)} AS order_id
    FROM ${sql.raw(source.table)} item ${where}
    ORDER BY item.${sql.raw(source.date)} DESC, item.${sql.raw(source.id)} DESC
    LIMIT ${values.limit}`;
}

/** A list's owner without rows is one row of nulls. */
type Found<Item> = ListRow<Item> | { order_id: null };

/** The one statement that reads a list's rows, newest first, and finds the list's owner. */
function selectList<Item>(
  fields: RawBuilder<Item>,
  form: ListForm,
  values: Written,
): RawBuilder<Found<Item>> {
  const subject = subjects[form.scope];
  if (!subject) {
    return sql`${selectRows(fields, form, values, [])}`;
  }
  const owned = sql.raw(`item.${subject.owner} = subject.${subject.key}`);
  return sql`
    SELECT page.* FROM ${sql.raw(subject.table)} subject
    LEFT JOIN LATERAL (${selectRows(fields, form, values, [owned])}) page ON true
    WHERE subject.${sql.raw(subject.name)} = ${values.name}
    ORDER BY page.order_at DESC, page.order_id DESC`;
}

const isRow = <Item>(row: Found<Item>): row is ListRow<Item> => row.order_id !== null;

/** @throws USER_NOT_FOUND, TOOL_NOT_FOUND. */
function foundRows<Item>(scope: ListScope, rows: Found<Item>[]): ListRow<Item>[] {
  const subject = subjects[scope];
  if (subject && rows.length === 0) {
    throw new AppError(subject.missing);
  }
  return rows.filter(isRow);
}

/**
 * Reads a list's rows, newest first.
 * @param fields SQL of what is wanted of each row, with its names.
 * @returns up to one row more than the window's count.
 * @throws USER_NOT_FOUND, TOOL_NOT_FOUND.
 */
export async function readList<Item>(
  db: Db,
  fields: RawBuilder<Item>,
  request: ListRequest,
): Promise<ListRow<Item>[]> {
  const mark = request.planned === 'once' ? prepared : sql``;
  const statement = selectList(fields, request, valuesOf(request));
  const { rows } = await sql<Found<Item>>`${mark}${statement}`.execute(db);
  return foundRows(request.scope, rows);
}

const optional = ['from', 'until', 'at'] as const;

/**
 * Reads the pages of one list as `readList` does. The text of a form without conditions of its own,
 * which is that of nearly all pages, is written once.
 */
export function listReader<Item>(fields: RawBuilder<Item>) {
  const statements = new Map<string, PreparedSelect<ListValues, Found<Item>>>();
  return async (db: Db, request: ListRequest): Promise<ListRow<Item>[]> => {
    const { scope, conditions, planned } = request;
    if (conditions.length > 0 || planned !== 'once') {
      return readList(db, fields, request);
    }
    const values = valuesOf(request);
    const used = optional.filter((name) => values[name] !== null);
    const form = used.join();
    const known = statements.get(form);
    const statement =
      known ??
      preparedSelect<ListValues, Found<Item>>((value) =>
        selectList(fields, request, {
          ...{ name: value('name'), limit: value('limit'), id: value('id') },
          ...{ from: null, until: null, at: null },
          ...Object.fromEntries(used.map((name) => [name, value(name)])),
        }),
      );
    statements.set(form, statement);
    return foundRows(scope, await statement(db, values));
  };
}
