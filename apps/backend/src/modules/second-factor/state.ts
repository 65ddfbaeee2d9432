import { limits, type SecondFactor } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { adminsNeedSecondFactor } from '../../config.ts';
import type { Db } from '../../database/pool.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { proveSession } from '../auth/own-session-repository.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { readPasskeys } from './passkey-repository.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { readTotp } from './totp-repository.ts';

/** Locks the account, as every change of factors does first. @returns whether it has a second factor. */
export async function lockFactors(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT second_factor_since IS NOT NULL AS has FROM users
    WHERE id = ${userId} FOR NO KEY UPDATE`.execute(db);
  return rows[0]?.has ?? false;
}

/** Whether the account has a second factor now. */
export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT second_factor_since IS NOT NULL AS has FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]?.has ?? false;
}

/** A session in which the second factor was confirmed: its fresh tokens, and until when that counts. */
export interface Confirmation {
  claim: TokenClaim;
  until: Date;
}

/**
 * Records that the second factor was confirmed in a session, and gives it fresh tokens, in the caller's
 * transaction.
 * @throws UNAUTHENTICATED when the session has ended.
 */
export async function confirmInSession(trx: Db, sessionId: string): Promise<Confirmation> {
  const { claim, at } = await proveSession(trx, sessionId, 'factor_at');
  const until = new Date(at.getTime() + limits.factorConfirmationMinutes * 60_000);
  return { claim, until };
}

async function confirmedUntil(db: Db, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ until: Date }>`
    SELECT factor_at + make_interval(mins => ${limits.factorConfirmationMinutes}::integer) AS until
    FROM sessions WHERE id = ${sessionId}
      AND factor_at > now() - make_interval(mins => ${limits.factorConfirmationMinutes}::integer)
    `.execute(db);
  return rows[0]?.until.toISOString() ?? null;
}

const textOf = (date: Date | null) => date?.toISOString() ?? null;

/** The second factors of the signed-in user, and what this session has confirmed. */
export async function describeFactors(
  app: FastifyInstance,
  user: SessionPrincipal,
): Promise<SecondFactor> {
  const { db } = app;
  const [totp, passkeys, recovery_codes_left, confirmed_until] = await Promise.all([
    readTotp(db, user.userId),
    readPasskeys(db, user.userId),
    countRecoveryCodes(db, user.userId),
    confirmedUntil(db, user.sessionId),
  ]);
  return {
    required: adminsNeedSecondFactor(app.config, user.role),
    totp: totp
      ? { created_at: totp.created_at.toISOString(), last_used_at: textOf(totp.last_used_at) }
      : null,
    passkeys: passkeys.map(({ id, name, synced, created_at, last_used_at }) => ({
      id,
      name,
      synced,
      created_at: created_at.toISOString(),
      last_used_at: textOf(last_used_at),
    })),
    recovery_codes_left,
    confirmed_until,
  };
}
