import type { FactorProof, PasskeyRequestOptions, SessionUser } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { pendingTokenOf } from '../../security/pending-cookie.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { type AuditFacts, originOf, recordAudit } from '../audit/record.ts';
import {
  factorChallenges,
  factorGuessesPerAccount,
  factorGuessesPerDay,
  recordedFactorFailures,
} from '../auth/auth-limits.ts';
import { notifyOfNewDevice } from '../auth/new-device-notice.ts';
import { sourceOf } from '../auth/request-source.ts';
import { openSignIn } from '../auth/sign-in-repository.ts';
import { storeChallenge } from './challenges.ts';
import { readPasskeys } from './passkey-repository.ts';
import { consumePending, findPending, type PendingSignIn } from './pending-repository.ts';
import { type Prover, requireFactor } from './proof.ts';
import { requestOptions } from './webauthn.ts';

/** The pending sign-in of the request's browser. @throws SIGN_IN_EXPIRED. */
export async function requirePending(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<PendingSignIn> {
  const token = pendingTokenOf(request);
  const pending = token ? await findPending(app.db, token) : null;
  if (!pending?.has_factor) {
    throw new AppError('SIGN_IN_EXPIRED');
  }
  return pending;
}

/**
 * Where wrong codes count: at the account, also over a day, as six digits are few; from the browsers
 * that the account knows, apart from strangers who have the password. Those browsers count together:
 * someone with the password could have had any number of them known before the factor was set up.
 */
function guessesOf({ device, username }: PendingSignIn): Prover['guesses'] {
  const subject = device ? `known browsers of ${username}` : username;
  return [factorGuessesPerAccount, factorGuessesPerDay].map((limit) => ({ limit, subject }));
}

/** A challenge for a passkey of the account. @throws TOO_MANY_REQUESTS. */
export async function challengeSignIn(
  app: FastifyInstance,
  pending: PendingSignIn,
): Promise<PasskeyRequestOptions> {
  await app.limits.require(app.db, factorChallenges, pending.device ?? pending.username);
  const options = await requestOptions(
    app.config.PUBLIC_URL,
    await readPasskeys(app.db, pending.id),
  );
  const use = { userId: pending.id, purpose: 'sign-in', boundTo: pending.key } as const;
  await storeChallenge(app.db, use, options.challenge);
  return options;
}

/** A sign-in that the second factor completed. */
export interface CompletedSignIn {
  user: SessionUser;
  claim: TokenClaim;
  password_hash: string;
}

async function open(app: FastifyInstance, request: FastifyRequest, pending: PendingSignIn) {
  return app.db.transaction().execute(async (trx) => {
    if (!(await consumePending(trx, pending))) {
      throw new AppError('SIGN_IN_EXPIRED');
    }
    const { password_hash } = pending;
    const proved = { ...pending, factorProved: true };
    const source = sourceOf(request);
    const claim = await openSignIn(trx, proved, password_hash, source);
    if (!claim) {
      throw new AppError('SIGN_IN_EXPIRED');
    }
    if (pending.device === null && pending.known) {
      await notifyOfNewDevice(app, trx, pending.id, claim, source);
    }
    return claim;
  });
}

/** Records a wrong factor in the trail, which nothing can be removed from, up to a limit. */
async function recordFailure(
  app: FastifyInstance,
  { userId, username, origin }: Prover,
  { facts }: AppError,
): Promise<void> {
  if ((await app.limits.count(app.db, recordedFactorFailures, username)) === 0) {
    const detail: AuditFacts = { reason: `second factor: ${facts.reason ?? ''}` };
    await recordAudit(app.db, origin, { action: 'sign-in failed', targetId: userId, detail });
  }
}

/**
 * Completes a sign-in by the second factor. A wrong one leaves it pending, and is a failed sign-in
 * in the audit trail.
 * @throws SIGN_IN_EXPIRED, ACCOUNT_SUSPENDED, FACTOR_REJECTED, TOO_MANY_REQUESTS.
 */
export async function completePending(
  app: FastifyInstance,
  request: FastifyRequest,
  proof: FactorProof,
): Promise<CompletedSignIn> {
  const pending = await requirePending(app, request);
  const { id: userId, username, role, key, password_hash } = pending;
  if (pending.disabled_at) {
    throw new AppError('ACCOUNT_SUSPENDED');
  }
  const origin = originOf(request);
  const guesses = guessesOf(pending);
  const prover = { userId, username, purpose: 'sign-in', boundTo: key, guesses, origin } as const;
  try {
    await requireFactor(app, prover, proof);
  } catch (error) {
    if (error instanceof AppError && error.code === 'FACTOR_REJECTED') {
      await recordFailure(app, prover, error);
    }
    throw error;
  }
  const claim = await open(app, request, pending);
  return { user: { username, role }, claim, password_hash };
}
