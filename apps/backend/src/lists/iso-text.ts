import { type RawBuilder, sql } from 'kysely';

/** Text of SQL: a timestamp as ISO 8601 in UTC, in milliseconds. @param value SQL of the timestamp. */
export const isoSql = (value: string): string =>
  `to_char((${value}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same as a part of a statement. @param value SQL of the timestamp. */
export const isoText = (value: string): RawBuilder<string | null> => sql.raw(isoSql(value));
