import * as z from 'zod/mini';
import { ledgerEntryStatuses, ledgerEntryTypes } from '../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { listTexts } from '../list-texts.ts';
import { datesInOrder, listErrors, listFields, pageOf, timeZone } from '../lists.ts';
import { decimal, rowId, timestamp, usernameParam } from '../primitives.ts';

const usernamePath = z.object({ username: usernameParam });

/** A credit movement (§3). */
export const ledgerEntry = z.object({
  id: rowId,
  date: timestamp,
  /** Signed: what came in is above zero. */
  amount: decimal,
  type: z.enum(ledgerEntryTypes),
  /** The tool used, or where the credits came from. */
  descript: z.string(),
  /** The balance after it. */
  balance: decimal,
  status: z.enum(ledgerEntryStatuses),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** Query of the credit history (§7): it has no `max_count`; a page is as large as the cap. */
export const creditHistoryQuery = z.strictObject(listFields).check(datesInOrder);

/** Ledger entries of one user. */
export const getUserCreditHistory = defineEndpoint({
  method: 'GET',
  path: '/user_credit_history/:username',
  params: usernamePath,
  query: creditHistoryQuery,
  response: pageOf(ledgerEntry),
  exported: true,
  errors: listErrors.ofUser,
});

/** A calendar month, e.g. `2026-11`. */
export const calendarMonth = z
  .string(listTexts.month)
  .check(z.regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, listTexts.month));

/** Sum of the ledger entries of one type. */
const typeTotal = z.object({ type: z.enum(ledgerEntryTypes), amount: decimal, movements: z.int() });

/**
 * The statement of a month: opening + in − out = closing, to the cent. It counts what was booked;
 * reservations that are still open are not part of it.
 */
export const creditStatement = z.object({
  username: z.string(),
  month: calendarMonth,
  /** Start of the month; the credit history's `start_date`. */
  start_date: timestamp,
  /** Last millisecond of the month; the credit history's `end_date`. */
  end_date: timestamp,
  opening_balance: decimal,
  /** Incoming credits by type; amounts above zero. */
  credits_in: z.array(typeTotal),
  /** Outgoing credits by type; amounts above zero. */
  credits_out: z.array(typeTotal),
  closing_balance: decimal,
});
export type CreditStatement = z.infer<typeof creditStatement>;

/** The statement of one user's month, which is that of `time_zone`, by default Colombia's. */
export const getCreditStatement = defineEndpoint({
  method: 'GET',
  path: '/credit_statement/:username',
  params: usernamePath,
  query: z.strictObject({ month: calendarMonth, time_zone: z.optional(timeZone) }),
  response: creditStatement,
  errors: ['USER_NOT_FOUND'],
});
