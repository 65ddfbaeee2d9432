import * as z from 'zod/mini';
import { datesInOrder, listFields } from './lists.ts';
import { timestamp } from './primitives.ts';

/** What one point of a summary stands for; weeks begin on Monday. */
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
/** The query as a caller gives it: strings. */
export type SummaryQueryInput = z.input<typeof summaryQuery>;

/** A day of the summary's zone, e.g. `2026-11-21`: the first of a week, month or year. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A sum of decimals: longer than any single one may be. */
export const decimalSum = z.string().check(z.regex(/^-?\d{1,24}(\.\d{1,6})?$/));

/** What every summary says of itself. */
export const summaryFrame = {
  /** What a point stands for: days up to a year, then weeks, months, years. */
  unit: z.enum(summaryUnits),
  /** The zone in which the days were cut. */
  time_zone: z.string(),
  /** First instant that was counted. */
  start_date: timestamp,
  /** Last instant that could be counted: at the latest the end of today. */
  end_date: timestamp,
  /** There are more rows than one answer counts: it holds the newest, from `start_date` on. */
  narrowed: z.boolean(),
} as const;

/**
 * Fields of a summary: what all rows add up to, and each point, oldest first; a day without rows is
 * a point of zeros.
 */
export function summaryOf<Metrics extends z.core.$ZodLooseShape>(figures: Metrics) {
  return {
    ...summaryFrame,
    totals: z.object(figures),
    points: z.array(z.object({ date: calendarDay, ...figures })),
  };
}
