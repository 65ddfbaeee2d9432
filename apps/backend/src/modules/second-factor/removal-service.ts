import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { adminsNeedSecondFactor } from '../../config.ts';
import type { Db } from '../../database/pool.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { recoveryCodeSets } from '../auth/auth-limits.ts';
import { lockSession } from '../auth/own-session-repository.ts';
import { revokeUserSessions } from '../auth/session-repository.ts';
import { requireRecentFactor } from './identity.ts';
import { type FactorFacts, recordCodesRenewed, recordFactorRemoved } from './notices.ts';
import { deletePasskey } from './passkey-repository.ts';
import { deleteRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { lockFactors } from './state.ts';
import { deleteTotp } from './totp-repository.ts';

/**
 * Removes one of the user's own factors, in one transaction with the other sessions.
 * @param remove deletes it; null when there is none.
 * @throws FACTOR_CONFIRMATION_REQUIRED, FACTOR_NOT_FOUND, LAST_FACTOR_REQUIRED.
 */
async function removeFactor(
  app: FastifyInstance,
  request: FastifyRequest,
  remove: (db: Db) => Promise<FactorFacts | null>,
): Promise<void> {
  const user = userOf(request);
  requireRecentFactor(user);
  const { userId, sessionId, role } = user;
  await app.db.transaction().execute(async (trx) => {
    await lockFactors(trx, userId);
    const facts = await remove(trx);
    if (!facts) {
      throw new AppError('FACTOR_NOT_FOUND');
    }
    if (!(await lockFactors(trx, userId))) {
      if (adminsNeedSecondFactor(app.config, role)) {
        throw new AppError('LAST_FACTOR_REQUIRED');
      }
      await deleteRecoveryCodes(trx, userId);
    }
    await revokeUserSessions(trx, userId, 'second factor removed', sessionId);
    await recordFactorRemoved(trx, userId, originOf(request), facts);
  });
}

/** Removes a passkey of the user. @throws what `removeFactor` throws. */
export const removeOwnPasskey = (app: FastifyInstance, request: FastifyRequest, id: number) =>
  removeFactor(app, request, async (trx) => {
    const name = await deletePasskey(trx, userOf(request).userId, id);
    return name === null ? null : { factor: 'passkey', name };
  });

/** Removes the user's authenticator app. @throws what `removeFactor` throws. */
export const removeOwnTotp = (app: FastifyInstance, request: FastifyRequest) =>
  removeFactor(app, request, async (trx) =>
    (await deleteTotp(trx, userOf(request).userId)) ? { factor: 'totp' } : null,
  );

/**
 * Makes new recovery codes; those before become invalid.
 * @throws FACTOR_CONFIRMATION_REQUIRED, FACTOR_NOT_FOUND, TOO_MANY_REQUESTS, UNAUTHENTICATED.
 */
export async function renewCodes(app: FastifyInstance, request: FastifyRequest): Promise<string[]> {
  const user = userOf(request);
  requireRecentFactor(user);
  if (!user.hasFactor) {
    throw new AppError('FACTOR_NOT_FOUND');
  }
  await app.limits.require(app.db, recoveryCodeSets, user.username);
  const codes = await makeRecoveryCodes(app.passwords);
  await app.db.transaction().execute(async (trx) => {
    if (!(await lockFactors(trx, user.userId))) {
      throw new AppError('FACTOR_NOT_FOUND');
    }
    // Hashing takes long enough for the session to be revoked.
    await lockSession(trx, user.sessionId, 'KEY SHARE');
    await replaceRecoveryCodes(trx, user.userId, codes);
    await recordCodesRenewed(trx, user.userId, originOf(request));
  });
  return codes.shown;
}

/**
 * Removes everything that belongs to a user's second factor, and revokes the user's sessions: the way
 * back after a loss.
 * @returns false when the user has none.
 */
export async function removeAllFactors(db: Db, userId: number): Promise<boolean> {
  if (!(await lockFactors(db, userId))) {
    return false;
  }
  // First, as a confirmation locks its session before the set-up and the challenges that it moves along.
  await revokeUserSessions(db, userId, 'second factor reset');
  await sql`DELETE FROM passkeys WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM totp_factors WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM totp_setups WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM factor_challenges WHERE user_id = ${userId}`.execute(db);
  await deleteRecoveryCodes(db, userId);
  return true;
}
