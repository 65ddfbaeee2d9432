import * as z from 'zod/mini';
import { dataRequestKinds } from '../data-request-names.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { timeZone } from '../lists.ts';
import { decimal, rowId, timestamp } from '../primitives.ts';

const count = z.int().check(z.nonnegative());

/** Purchases of a month, without those that were reversed. */
const salesTotal = z.object({
  purchases: count,
  credits_purchased: decimal,
  /** Colombian pesos. */
  amount_paid: decimal,
});

/** Runs of a month, by their start date. */
const runsTotal = z.object({
  runs: count,
  /** Credits charged for finalized runs; open ones only reserve theirs. */
  credits_used: decimal,
});

/** Something that waits: how many there are, and since when the oldest does. */
const waiting = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    count,
    oldest: z.nullable(timestamp),
    /** The oldest ones, up to `waitingItemsMaximum`. */
    items: z.array(item),
  });

/** How many of each kind that waits are named. */
export const waitingItemsMaximum = 20;

/** A registration whose e-mail was not verified; it ends by itself. */
export const waitingRegistration = z.object({
  username: z.string(),
  email: z.string(),
  registered_at: timestamp,
  /** When it is deleted, and the username becomes free again. */
  expires_at: timestamp,
});
export type WaitingRegistration = z.infer<typeof waitingRegistration>;

/** An open run whose time is over and whose credits are still reserved. */
export const overdueReservation = z.object({
  utilization_id: rowId,
  username: z.string(),
  feature_id: z.string(),
  credits_reserved: decimal,
  /** When its credits should have been released. */
  expires_at: timestamp,
});
export type OverdueReservation = z.infer<typeof overdueReservation>;

/** A mail that was tried in vain, or that waits longer than mails do. */
export const undeliveredMail = z.object({
  created_at: timestamp,
  attempts: count,
  /** Whether it will not be tried again by itself. */
  given_up: z.boolean(),
  /** What it is about, in Spanish. */
  name: z.optional(z.string()),
  /** Its recipient; null for the team itself, or where that is not known any more. */
  to: z.optional(z.nullable(z.string())),
  /** Why its last try failed; null before the first one. */
  last_error: z.optional(z.nullable(z.string())),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

/** An open data request that awaits an administrator. */
export const waitingDataRequest = z.object({
  request_id: rowId,
  username: z.string(),
  kind: z.enum(dataRequestKinds),
  /** Last day to respond. */
  due_on: z.iso.date(),
  /** Whether that day is over. */
  overdue: z.boolean(),
});
export type WaitingDataRequest = z.infer<typeof waitingDataRequest>;

/** Days for which a run that was finalized at another price than reserved is listed. */
export const settlementDays = 30;

/**
 * A finished run whose final counts differ from those it was reserved with, or whose price the
 * balance did not cover. Nothing has to be done; an administrator should know.
 */
export const differingSettlement = z.object({
  utilization_id: rowId,
  username: z.string(),
  feature_id: z.string(),
  reserved_fc_records90: count,
  reserved_tb_records90: count,
  settled_fc_records90: count,
  settled_tb_records90: count,
  credits_reserved: decimal,
  credits_used: decimal,
  /** Part of the price that was not charged. */
  credits_shortfall: decimal,
  finish_date: timestamp,
});
export type DifferingSettlement = z.infer<typeof differingSettlement>;

/** Users are counted up to here; a count of so many means so many or more. */
export const countedUsersMaximum = 100_000;

/** Overview of the administrators' welcome screen. Days and months are those of `time_zone`. */
export const adminOverview = z.object({
  time_zone: z.string(),
  /** Start of today. */
  day_start: timestamp,
  /** Start of this month. */
  month_start: timestamp,
  /** Start of the month before. */
  last_month_start: timestamp,
  sales: z.object({ this_month: salesTotal, last_month: salesTotal }),
  runs: z.object({ today: count, this_month: runsTotal, last_month: runsTotal }),
  /** Ordinary users, each count up to `countedUsersMaximum`; erased accounts (ADR 055) are left out. */
  users: z.object({
    total: count,
    joined_this_month: count,
    /** With a run this month, whose account may have been erased since; counted whole. */
    active_this_month: count,
  }),
  /** Runs and errors of this month by tool, the most errors first; tools with neither are left out. */
  tools: z.array(
    z.object({ feature_id: z.string(), feature_name: z.string(), runs: count, errors: count }),
  ),
  waiting: z.object({
    /** Those that are due within `dueSoonDays`, or overdue. */
    data_requests: waiting(waitingDataRequest),
    registrations: waiting(waitingRegistration),
    reservations: waiting(overdueReservation),
    mails: waiting(undeliveredMail),
    /** Those of the last `settlementDays` days. */
    settlements: waiting(differingSettlement),
  }),
});
export type AdminOverview = z.infer<typeof adminOverview>;

/** The metrics of the administrators' welcome screen, in one request. */
export const getAdminOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  query: z.strictObject({ time_zone: z.optional(timeZone) }),
  response: adminOverview,
});
