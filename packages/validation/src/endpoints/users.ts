import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { datesInOrder, listErrors, listFields, maxCount, pageOf } from '../lists.ts';
import { decimal, rowId, timestamp, usernameParam } from '../primitives.ts';
import { profileStrings } from '../profile-fields.ts';
import { roles } from '../roles.ts';
import { ruleTexts } from '../texts.ts';

const userFields = {
  id: rowId,
  username: z.string(),
  ...profileStrings,
  /** The registered machine, if any. */
  machine_id: z.nullable(z.string()),
  date_joined: timestamp,
  last_login: z.nullable(timestamp),
  /** The booked balance. */
  current_credits: decimal,
  /** Sum of open reservations. */
  pending_credits: decimal,
} as const;

/** A user (§3), with the e-mail address that awaits confirmation. */
export const userInformation = z.object({
  ...userFields,
  pending_email: z.nullable(z.string()),
});
export type UserInformation = z.infer<typeof userInformation>;

/** The profile of one user. */
export const getUserInformation = defineEndpoint({
  method: 'GET',
  path: '/user_information/:username',
  params: z.object({ username: usernameParam }),
  response: userInformation,
  errors: ['USER_NOT_FOUND'],
});

/** A user in the administrators' lists (§3), with the state of the account. */
export const listedUser = z.object({
  ...userFields,
  email_verified_at: z.nullable(timestamp),
  disabled_at: z.nullable(timestamp),
  /** When the user's data were erased (ADR 055); the account is closed for good since. */
  erased_at: z.optional(z.nullable(timestamp)),
  /** Web sessions that were neither revoked nor have expired. */
  open_sessions: z.int(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** An account on the administrators' page of a user: also the role, and the e-mail to be confirmed. */
export const userAccount = z.object({
  ...listedUser.shape,
  role: z.enum(roles),
  pending_email: z.nullable(z.string()),
  /** Since when the account has a second factor; null when it has none. */
  second_factor_since: z.nullable(timestamp),
});
export type UserAccount = z.infer<typeof userAccount>;

/** The account of one user; for administrators. */
export const getUserAccount = defineEndpoint({
  method: 'GET',
  path: '/admin/users/:username',
  params: z.object({ username: usernameParam }),
  response: userAccount,
  errors: ['USER_NOT_FOUND'],
});

/** Longest text that users are searched by, in characters; an e-mail may be longer. */
export const usersSearchMaximum = 100;

/** Text that users are searched by. */
export const usersSearch = z.string(ruleTexts.textCharacters).check(
  z.overwrite((value) => value.trim()),
  z.maxLength(usersSearchMaximum, ruleTexts.textTooLong(usersSearchMaximum)),
  z.refine((value) => !/\p{Cc}/u.test(value), ruleTexts.textCharacters),
);

/**
 * Query of the user lists: the dates are those of joining, and each word of `search` is part of a username,
 * e-mail, name or enterprise, whatever its case and accents.
 */
export const userListQuery = z
  .strictObject({
    ...listFields,
    max_count: maxCount,
    search: z.optional(usersSearch),
  })
  .check(datesInOrder);

/** Ordinary users; for administrators. */
export const getUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  query: userListQuery,
  response: pageOf(listedUser),
  exported: true,
  errors: listErrors.ofAll,
});

/** Administrators; for administrators. */
export const getAdmins = defineEndpoint({
  method: 'GET',
  path: '/admins',
  query: userListQuery,
  response: pageOf(listedUser),
  exported: true,
  errors: listErrors.ofAll,
});
