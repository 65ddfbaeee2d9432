import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { line } from '../form-primitives.ts';
import { rowId, timestamp } from '../primitives.ts';
import { roles } from '../roles.ts';

/** Most users of a response. */
export const foundUsersMaximum = 6;

/** Longest text that is searched, in characters. */
export const findTextMaximum = 100;

const foundUser = z.object({
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  enterprise_name: z.string(),
  role: z.enum(roles),
  /** Whether the account is suspended; an erased one is not. */
  suspended: z.boolean(),
  /** Whether the user's data were erased (ADR 055); the account is closed for good since. */
  erased: z.optional(z.boolean()),
});

/** Matches of a text: users, and the purchase and the run of a number. */
const findResults = z.object({
  /** At most `foundUsersMaximum`: the exact username or e-mail first, then what starts with it. */
  users: z.array(foundUser),
  transaction: z.nullable(
    z.object({ trans_id: rowId, trans_date: timestamp, username: z.string() }),
  ),
  utilization: z.nullable(
    z.object({
      utilization_id: rowId,
      usage_date: timestamp,
      username: z.string(),
      feature_id: z.string(),
    }),
  ),
});
export type FindResults = z.infer<typeof findResults>;

/**
 * Finds users by parts of their username, name, e-mail or enterprise, whatever their case and accents,
 * and a transaction and a utilization by their number; for administrators.
 */
export const findRecords = defineEndpoint({
  method: 'GET',
  path: '/admin/find',
  query: z.strictObject({ text: line(findTextMaximum) }),
  response: findResults,
  errors: ['TOO_MANY_REQUESTS'],
});
