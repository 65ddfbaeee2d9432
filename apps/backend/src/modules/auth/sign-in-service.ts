import type { LoginPayload, SessionUser } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { inTurn } from '../../security/in-turn.ts';
import { knownDevice } from '../../security/known-device.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { recordAccess } from '../access-logs/repository.ts';
import { findCredentials } from '../users/repository.ts';
import { guessesPerAccount, guessesPerDevice } from './auth-limits.ts';
import { type Origin, openSession } from './session-repository.ts';

const accountInTurn = inTurn();

/** A sign-in that succeeded. */
export interface SignedIn {
  user: SessionUser;
  claim: TokenClaim;
  /** By which the browser is known from now on. */
  password_hash: string;
}

interface Attempt {
  password: string;
  request: FastifyRequest;
}

/**
 * Checks a password against an account's and counts the guess; a right one is no guess. Guesses
 * from a browser that the account knows are counted apart, so that strangers cannot lock it out.
 * @throws TOO_MANY_REQUESTS after ten wrong ones in 15 minutes; INVALID_CREDENTIALS, at the same
 * cost for an unknown account as for a known one.
 */
async function checkPassword(app: FastifyInstance, username: string, attempt: Attempt) {
  const user = await findCredentials(app.db, username);
  const device = user ? knownDevice(attempt.request, user) : null;
  const limit = device ? guessesPerDevice : guessesPerAccount;
  const subject = device ?? username;
  return accountInTurn(`${limit.name} ${subject}`, async () => {
    await app.limits.require(app.db, limit, subject);
    const matches = await app.passwords.verify(user?.password_hash ?? null, attempt.password);
    if (!user || !matches) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    await app.limits.giveBack(app.db, limit, subject);
    return user;
  });
}

/**
 * Signs a person in (§7). Only the right password learns that the account awaits verification or
 * is suspended. The access row and the login times are written with the session.
 */
export async function signIn(
  app: FastifyInstance,
  payload: LoginPayload,
  request: FastifyRequest,
  origin: Origin,
): Promise<SignedIn> {
  const username = payload.username.toLowerCase();
  const { password } = payload;
  const user = await checkPassword(app, username, { password, request });
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
  const { role, password_hash } = user;
  return { user: { username: user.username, role }, claim, password_hash };
}
