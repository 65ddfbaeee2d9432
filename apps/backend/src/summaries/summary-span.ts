import type { SummaryUnit } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import { isoText } from '../lists/iso-text.ts';

/** The requested time span, as a list's query gives it. */
export interface SpanRequest {
  /** Earliest date, inclusive; 12 months before the end without one. */
  from: string | null;
  /** Latest date, exclusive; the end of today without one, and at the latest. */
  until: string | null;
  /** IANA zone in which days are cut. */
  zone: string;
}

/** Time span that each summary's statement returns. */
export interface SpanFields {
  unit: SummaryUnit;
  time_zone: string;
  start_date: string;
  end_date: string;
  narrowed: boolean;
}

/** The longest range by day, week and month, so that no response has more than 402 points. */
const longest = { day: '367 days', week: '2800 days', month: '12000 days' } as const;

/**
 * SQL of the tables `wanted`, `span` (one row: starts, ends, unit, narrowed) and `periods` (n,
 * first_day, `begins`). Future periods have no points.
 * @param cutoff SQL of the date of the newest row that is too many, over `wanted`; null for none.
 */
export function spanTables(request: SpanRequest, cutoff: RawBuilder<unknown>): RawBuilder<unknown> {
  const zone = sql`${request.zone}::text`;
  const from = sql`${request.from}::timestamptz`;
  const tomorrow = sql`(date_trunc('day', now() AT TIME ZONE ${zone}) + interval '1 day')
    AT TIME ZONE ${zone}`;
  return sql`
    latest AS MATERIALIZED (
      SELECT greatest(least(${request.until}::timestamptz, ${tomorrow}),
                      ${from} + interval '1 millisecond') AS ends
    ),
    wanted AS MATERIALIZED (
      SELECT ends, coalesce(${from}, (ends AT TIME ZONE ${zone} - interval '12 months')
                                     AT TIME ZONE ${zone}) AS starts
      FROM latest
    ),
    newest AS MATERIALIZED (SELECT ${cutoff} AS cutoff FROM wanted),
    kept AS MATERIALIZED (
      SELECT ends, coalesce(cutoff + interval '1 microsecond', starts) AS starts,
             cutoff IS NOT NULL AS narrowed
      FROM wanted, newest
    ),
    span AS MATERIALIZED (
      SELECT kept.*, ${zone} AS zone, CASE WHEN ends - starts <= interval '${sql.raw(longest.day)}' THEN 'day'
                          WHEN ends - starts <= interval '${sql.raw(longest.week)}' THEN 'week'
                          WHEN ends - starts <= interval '${sql.raw(longest.month)}' THEN 'month'
                          ELSE 'year' END AS unit
      FROM kept
    ),
    periods AS MATERIALIZED (
      SELECT row_number() OVER (ORDER BY first_day) AS n, first_day,
             first_day AT TIME ZONE ${zone} AS begins
      FROM span, generate_series(
        date_trunc(unit, starts AT TIME ZONE ${zone}),
        (ends - interval '1 microsecond') AT TIME ZONE ${zone}, ('1 ' || unit)::interval) first_day
    )`;
}

/** SQL of the columns of `span`. */
export const spanFields = sql<SpanFields>`span.unit, span.zone AS time_zone, span.narrowed,
  ${isoText('span.starts')} AS start_date,
  ${isoText("span.ends - interval '1 millisecond'")} AS end_date`;

/** SQL of a period's first day, as in the response. */
export const dayText = sql`to_char(first_day, 'YYYY-MM-DD')`;
