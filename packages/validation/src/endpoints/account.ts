import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { decimal, timestamp, usernameParam } from '../primitives.ts';

const usernamePath = z.object({ username: usernameParam });

/** Welcome info (§3). Credits are decimal strings. */
export const welcomeInfo = z.object({
  credits_balance: decimal,
  /** Sum of open reservations. */
  pending_credits: decimal,
  previous_login: z.nullable(timestamp),
  /** Failed sign-ins at the account since `previous_login`; absent when there were none. */
  failed_sign_ins: z.optional(z.int().check(z.positive())),
  /** Name of the tool last run. */
  last_utilization: z.nullable(z.string()),
  last_utilization_date: z.nullable(timestamp),
  total_utilizations: z.int().check(z.nonnegative()),
  /** Available credits below which a purchase is suggested; `lowBalanceCredits` where absent. */
  low_balance_credits: z.optional(decimal),
});
export type WelcomeInfo = z.infer<typeof welcomeInfo>;

export const getWelcomeInfo = defineEndpoint({
  method: 'GET',
  path: '/welcome_info/:username',
  params: usernamePath,
  response: welcomeInfo,
  errors: ['USER_NOT_FOUND'],
});

/** Credit balance response (§3): the booked balance. */
export const creditsBalance = z.object({ credits_balance: decimal });

export const getUserCreditsBalance = defineEndpoint({
  method: 'GET',
  path: '/user_credits_balance/:username',
  params: usernamePath,
  response: creditsBalance,
  errors: ['USER_NOT_FOUND'],
});

/** A code with which the machine-registration toolbox proves whose machine it is (decisions §4). */
export const activationCode = z.object({ code: z.string(), expires_at: timestamp });
export type ActivationCode = z.infer<typeof activationCode>;

/** Creates an activation code and revokes the one before it. */
export const createActivationCode = defineEndpoint({
  method: 'POST',
  path: '/activation_codes',
  response: activationCode,
  status: 201,
  errors: ['TOO_MANY_REQUESTS'],
});

/** The signed-in user's registered machine, if any (`machine_id` of §3). */
export const machine = z.object({
  machine_id: z.nullable(z.string()),
  registered_at: z.nullable(timestamp),
  /** When its token was last used; absent before its first request. */
  last_used_at: z.optional(timestamp),
  /** Network address of that request, when it is known. */
  last_used_address: z.optional(z.string()),
});
export type Machine = z.infer<typeof machine>;

export const getMachine = defineEndpoint({ method: 'GET', path: '/machine', response: machine });

/** Revokes the machine's token, so that another machine can be registered. Idempotent. */
export const releaseMachine = defineEndpoint({
  method: 'DELETE',
  path: '/machine',
  response: machine,
});
