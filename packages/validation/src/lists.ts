import * as z from 'zod/mini';
import { limits } from './constants.ts';
import { ruleTexts } from './texts.ts';

/** «Registros» as typed or sent: a positive integer written canonically (§5). */
export const recordCount = z
  .string(ruleTexts.recordCount)
  .check(z.regex(/^[1-9]\d{0,8}$/, ruleTexts.recordCount));

/** Years that the database and every export can hold. */
const plausibleDate = (value: string) => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 2999;
};

const listInstant = z.iso
  .datetime(ruleTexts.dateFormat)
  .check(z.refine(plausibleDate, ruleTexts.dateFormat));

/**
 * Query of the report lists (§7): `start_date`, `end_date` (inclusive, UTC ISO), `max_count`
 * (rows of a page; more than the cap is the cap) and the opaque `cursor` of the page before.
 */
export const listQuery = z
  .strictObject({
    start_date: z.optional(listInstant),
    end_date: z.optional(listInstant),
    max_count: z.optional(
      z.pipe(
        recordCount,
        z.transform((value) => Math.min(Number(value), limits.maximumRecordCount)),
      ),
    ),
    cursor: z.optional(
      z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/, ruleTexts.cursorFormat)),
    ),
  })
  .check(
    z.refine(
      ({ start_date, end_date }) =>
        !start_date || !end_date || Date.parse(start_date) <= Date.parse(end_date),
      { error: ruleTexts.dateOrder, path: ['start_date'] },
    ),
  );
/** The query as a caller gives it: strings. */
export type ListQueryInput = z.input<typeof listQuery>;
/** The query as the server reads it: `max_count` a number. */
export type ListQuery = z.output<typeof listQuery>;

/** Answer of the report lists (decisions §3): newest first; `next_cursor` is null on the last page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });
}

export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}
