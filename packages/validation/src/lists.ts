import * as z from 'zod/mini';
import { limits } from './constants.ts';
import { listTexts } from './list-texts.ts';

/** «Registros» as typed or sent: a positive integer written canonically (§5). */
export const recordCount = z
  .string(listTexts.recordCount)
  .check(z.regex(/^[1-9]\d*$/, listTexts.recordCount));

/** Years that the database and every export can hold. */
const isPlausibleDate = (value: string) => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 2999;
};

const listTimestamp = z.iso.datetime(listTexts.dateFormat).check(
  // PostgreSQL reads no date of more than 128 characters; this is one with nanoseconds.
  z.maxLength(30, listTexts.dateFormat),
  z.refine(isPlausibleDate, listTexts.dateFormat),
);

const isTimeZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

/** A zone of the IANA list, e.g. `America/Bogota`; a bare offset or abbreviation is none. */
export const timeZone = z.string(listTexts.timeZone).check(
  z.maxLength(60, { error: listTexts.timeZone, abort: true }),
  // Abbreviations mean another zone in every list.
  z.regex(/^(?:UTC|[A-Za-z_]+\/[\w+/-]+)$/, listTexts.timeZone),
  z.refine(isTimeZone, listTexts.timeZone),
);

/**
 * Parts of a list's query but the count: `start_date`, `end_date` (inclusive, UTC ISO), the opaque
 * `cursor` of the page before, and `time_zone`, in which an export writes its dates.
 */
export const listFields = {
  start_date: z.optional(listTimestamp),
  end_date: z.optional(listTimestamp),
  cursor: z.optional(
    z
      .string(listTexts.cursorFormat)
      .check(z.maxLength(200, listTexts.cursorFormat), z.regex(/^[\w-]+$/, listTexts.cursorFormat)),
  ),
  time_zone: z.optional(timeZone),
} as const;

/** `max_count`: rows of a page; an empty one is like none (decisions §3), more than the cap is the cap. */
export const maxCount = z.optional(
  z.pipe(
    z.string(listTexts.recordCount).check(z.regex(/^(?:[1-9]\d*)?$/, listTexts.recordCount)),
    z.transform((value) =>
      value === '' ? undefined : Math.min(Number(value), limits.maximumRecordCount),
    ),
  ),
);

interface DateRange {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The start may not be after the end. */
export const datesInOrder = z.refine<DateRange>(
  ({ start_date, end_date }) =>
    !start_date || !end_date || Date.parse(start_date) <= Date.parse(end_date),
  { error: listTexts.dateOrder, path: ['start_date'] },
);

/** Query of the report lists (§7); every part is optional. */
export const listQuery = z.strictObject({ ...listFields, max_count: maxCount }).check(datesInOrder);
/** The query before parsing: strings. */
export type ListQueryInput = z.input<typeof listQuery>;
/** The query as the server reads it: `max_count` a number. */
export type ListQuery = z.output<typeof listQuery>;

/** Error codes of the report lists, besides those that every endpoint may return. */
export const listErrors = {
  ofAll: ['TOO_MANY_EXPORTS'],
  ofUser: ['USER_NOT_FOUND', 'TOO_MANY_EXPORTS'],
  ofTool: ['TOOL_NOT_FOUND', 'TOO_MANY_EXPORTS'],
} as const;

/** Response of the report lists (decisions §3): newest first; `next_cursor` is null on the last page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}

/** A page of a list, as `pageOf` describes it. */
export interface Page<Item> {
  /** Newest first. */
  items: Item[];
  /** Query parameter `cursor` of the next page; null on the last one. */
  next_cursor: string | null;
}
