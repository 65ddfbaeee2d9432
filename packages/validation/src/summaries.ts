import * as z from 'zod/mini';
import { datesInOrder, listFields } from './lists.ts';
import { timestamp } from './primitives.ts';

/** The period of one point of a summary; weeks start on Monday. */
export const summaryUnits = ['day', 'week', 'month', 'year'] as const;
export type SummaryUnit = (typeof summaryUnits)[number];

/**
 * Query of a summary: the dates of the list that it sums up, and the IANA zone in which days are
 * cut. Without dates it is of the last 12 months.
 */
export const summaryQuery = z
  .strictObject({
    start_date: listFields.start_date,
    end_date: listFields.end_date,
    time_zone: listFields.time_zone,
  })
  .check(datesInOrder);
/** The query before parsing: strings. */
export type SummaryQueryInput = z.input<typeof summaryQuery>;

/** A day of the summary's zone, e.g. `2026-11-21`: the first of a week, month or year. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A sum of decimals: longer than any single one may be. */
export const decimalSum = z.string().check(z.regex(/^-?\d{1,24}(\.\d{1,6})?$/));

/** Fields that every summary has. */
export const summaryFrame = {
  /** Period of a point: days up to a year, then weeks, months, years. */
  unit: z.enum(summaryUnits),
  /** The zone in which the days were cut. */
  time_zone: z.string(),
  /** Earliest timestamp that was counted. */
  start_date: timestamp,
  /** Latest timestamp that could be counted: at most the end of today. */
  end_date: timestamp,
  /** There are more rows than one response counts: it covers the newest, from `start_date` on. */
  narrowed: z.boolean(),
} as const;

/**
 * Fields of a summary: sums of all rows, and each point, oldest first; a day without rows is
 * a point of zeros.
 */
export function summaryOf<Metrics extends z.core.$ZodLooseShape>(metrics: Metrics) {
  return {
    ...summaryFrame,
    totals: z.object(metrics),
    points: z.array(z.object({ date: calendarDay, ...metrics })),
  };
}
