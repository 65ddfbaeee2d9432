import { type RawBuilder, sql } from 'kysely';

/** SQL of an instant as ISO 8601 in UTC, to the millisecond. @param value SQL of the instant. */
export function isoText(value: string): RawBuilder<string | null> {
  return sql`to_char((${sql.raw(value)}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
