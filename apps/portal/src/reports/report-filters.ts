import { listQuery, recordCount, ruleTexts } from '@consultancy/validation';
import * as z from 'zod/mini';
import { endOfDay, startOfDay } from '../lib/local-day.ts';

/** The filters as they stand in the form and in the address: days and digits, or nothing. */
export interface ReportFilters {
  start_date: string;
  end_date: string;
  max_count: string;
}

const names = ['start_date', 'end_date', 'max_count'] as const;

/** Whether there is such a day, and the server takes both of its ends. */
function isDay(value: string): boolean {
  const ends = { start_date: startOfDay(value), end_date: endOfDay(value) };
  return listQuery.safeParse(ends).success;
}

const blank = z.literal('');
const day = z.union(
  [blank, z.string().check(z.refine(isDay, ruleTexts.dateFormat))],
  ruleTexts.dateFormat,
);

/** The rules of the filters (§5): each is optional; «Registros» is canonical and positive. */
export const reportFilters = z
  .object({
    start_date: day,
    end_date: day,
    max_count: z.union([blank, recordCount], ruleTexts.recordCount),
  })
  .check(
    z.refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
      error: ruleTexts.dateOrder,
      path: ['start_date'],
    }),
  );

/** Reads the filters of an address; whatever is there is kept, so that the form can judge it. */
export function filtersOf(search: URLSearchParams): ReportFilters {
  const [start_date, end_date, max_count] = names.map((name) => search.get(name) ?? '');
  return { start_date: start_date ?? '', end_date: end_date ?? '', max_count: max_count ?? '' };
}

/** Writes the filters into an address, without the empty ones. */
export function searchOf(filters: ReportFilters): URLSearchParams {
  const filled = names.filter((name) => filters[name] !== '');
  return new URLSearchParams(filled.map((name) => [name, filters[name]]));
}

/**
 * What is sent (§5, §9): the start of the first day and the end of the last one in UTC ISO, only if
 * given, and the count or the report's default.
 */
export function queryOf(filters: ReportFilters, defaultCount: number | null) {
  const start = startOfDay(filters.start_date);
  const end = endOfDay(filters.end_date);
  const count = filters.max_count || (defaultCount === null ? '' : String(defaultCount));
  return {
    ...(start === null ? {} : { start_date: start }),
    ...(end === null ? {} : { end_date: end }),
    ...(count === '' ? {} : { max_count: count }),
  };
}
