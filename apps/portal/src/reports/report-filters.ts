import { blankOr, listQuery, listTexts, recordCount } from '@consultancy/validation';
import * as z from 'zod/mini';
import { endOfDay, startOfDay } from '../lib/local-day.ts';
import type { ReportField } from './report-field.ts';

/**
 * The filters as they are in the form and in the address: days, digits, a username or a tool, or
 * nothing. A report has those that `filterNamesOf` names.
 */
export interface ReportFilters {
  start_date: string;
  end_date: string;
  max_count: string;
  [name: string]: string;
}

type Ruled = Pick<ReportField, 'name' | 'rule'>;

/** Properties of a report on which its filters depend. */
export interface Filtered {
  subject?: 'own' | Ruled;
  defaultCount: number | null | false;
  fields?: readonly Ruled[];
}

/** The field of the subject of a report; null if there is none (§2). */
export const subjectFieldOf = <Field>(subject: 'own' | Field | undefined): Field | null =>
  subject === undefined || subject === 'own' ? null : subject;

/** Whether there is such a day, and the server accepts both of its ends. */
function isDay(value: string): boolean {
  const ends = { start_date: startOfDay(value), end_date: endOfDay(value) };
  return listQuery.safeParse(ends).success;
}

const blank = z.literal('');
const day = z.union(
  [blank, z.string().check(z.refine(isDay, listTexts.dateFormat))],
  listTexts.dateFormat,
);

/**
 * The rules of a report's filters (§5): a username or a tool is required if the report has a
 * subject; each of the others is optional, and «Registros» is canonical and positive.
 */
export function filterRulesOf({ subject, fields = [] }: Filtered) {
  const field = subjectFieldOf(subject);
  const named: Record<string, z.ZodMiniType<string, string>> = {};
  if (field !== null) named[field.name] = field.rule;
  for (const { name, rule } of fields) named[name] = blankOr(rule);
  return z
    .object({
      ...named,
      start_date: day,
      end_date: day,
      max_count: z.union([blank, recordCount], listTexts.recordCount),
    })
    .check(
      z.refine(({ start_date, end_date }) => !start_date || !end_date || start_date <= end_date, {
        error: listTexts.dateOrder,
        path: ['start_date'],
      }),
    );
}

/** The names of a report's filters in the order of its form. */
export function filterNamesOf({ subject, fields = [], defaultCount }: Filtered): string[] {
  const field = subjectFieldOf(subject);
  return [
    ...(field === null ? [] : [field.name]),
    ...fields.map(({ name }) => name),
    'start_date',
    'end_date',
    ...(defaultCount === false ? [] : ['max_count']),
  ];
}

/** Reads the filters of a URL without validation, so that the form can validate them. */
export function filtersOf(search: URLSearchParams, names: readonly string[]): ReportFilters {
  const read = names.map((name) => [name, search.get(name) ?? '']);
  return { start_date: '', end_date: '', max_count: '', ...Object.fromEntries(read) };
}

/** Replaces the filters in the current parameters of a URL; empty ones are left out. */
export function searchOf(
  filters: ReportFilters,
  names: readonly string[],
  current = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const name of names) {
    const value = filters[name] ?? '';
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * Query of the request (§5, §9): the start of the first day and the end of the last one in UTC ISO,
 * only if set, the count or the report's default, and the report's further filters.
 */
export function queryOf(filters: ReportFilters, { defaultCount, fields = [] }: Filtered) {
  const start = startOfDay(filters.start_date);
  const end = endOfDay(filters.end_date);
  const count = filters.max_count || (defaultCount ? String(defaultCount) : '');
  const more = fields.map(({ name }) => [name, filters[name] ?? '']);
  return {
    ...Object.fromEntries(more.filter(([, value]) => value !== '')),
    ...(start === null ? {} : { start_date: start }),
    ...(end === null ? {} : { end_date: end }),
    ...(defaultCount === false || count === '' ? {} : { max_count: count }),
  };
}
