import type { LoginPayload, SessionUser } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { inTurn } from '../../security/in-turn.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { recordAccess } from '../access-logs/repository.ts';
import { findCredentials } from '../users/repository.ts';
import { guessesPerAccount } from './auth-limits.ts';
import { type Origin, openSession } from './session-repository.ts';

const accountInTurn = inTurn();

/** A sign-in that succeeded. */
export interface SignedIn {
  user: SessionUser;
  claim: TokenClaim;
}

/**
 * Checks a password against an account's and counts the guess; a right one is no guess.
 * @throws TOO_MANY_REQUESTS after ten wrong ones in 15 minutes; INVALID_CREDENTIALS, at the same
 * cost for an unknown account as for a known one.
 */
async function checkPassword(app: FastifyInstance, username: string, password: string) {
  await app.limits.require(app.db, guessesPerAccount, username);
  const user = await findCredentials(app.db, username);
  const matches = await app.passwords.verify(user?.password_hash ?? null, password);
  if (!user || !matches) {
    throw new AppError('INVALID_CREDENTIALS');
  }
  await app.limits.giveBack(app.db, guessesPerAccount, username);
  return user;
}

/**
 * Signs a person in (§7). Only the right password learns that the account awaits verification or
 * is suspended. The access row and the login times are written with the session.
 */
export async function signIn(
  app: FastifyInstance,
  payload: LoginPayload,
  origin: Origin,
): Promise<SignedIn> {
  const username = payload.username.toLowerCase();
  const user = await accountInTurn(username, () => checkPassword(app, username, payload.password));
  if (user.disabled_at) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
  if (!user.email_verified_at) {
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  const claim = await app.db.transaction().execute(async (trx) => {
    const opened = await openSession(trx, user.id, origin);
    await recordAccess(trx, {
      userId: user.id,
      sessionId: opened.sessionId,
      address: origin.address,
    });
    return opened;
  });
  return { user: { username: user.username, role: user.role }, claim };
}
