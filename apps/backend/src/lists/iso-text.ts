import { type RawBuilder, sql } from 'kysely';

/** SQL of a timestamp as ISO 8601 in UTC, in milliseconds. @param value SQL of the timestamp. */
export function isoText(value: string): RawBuilder<string | null> {
  return sql`to_char((${sql.raw(value)}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
