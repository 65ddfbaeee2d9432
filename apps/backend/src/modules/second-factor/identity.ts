import type { FactorProof, PasskeyAssertion } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { factorConfirmations } from '../auth/auth-limits.ts';
import { requirePassword } from '../auth/require-password.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { type Prover, requireFactor } from './proof.ts';
import { type Confirmation, confirmInSession } from './state.ts';

/** The own password, or a passkey in its place. */
export interface IdentityProof {
  password?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

/** The signed-in user as one who confirms the second factor in their session. */
export function sessionProver(request: FastifyRequest): Prover {
  const { userId, username, sessionId } = userOf(request);
  return {
    userId,
    username,
    purpose: 'confirmation',
    boundTo: sessionId,
    guesses: [{ limit: factorConfirmations, subject: username }],
    origin: originOf(request),
  };
}

/**
 * Rejects a user whose second factor was not confirmed in this session within the last minutes
 * (`limits.factorConfirmationMinutes`); one without a second factor passes.
 * @throws FACTOR_CONFIRMATION_REQUIRED.
 */
export function requireRecentFactor({ hasFactor, factorIsRecent }: SessionPrincipal): void {
  if (hasFactor && !factorIsRecent) {
    throw new AppError('FACTOR_CONFIRMATION_REQUIRED');
  }
}

/**
 * Confirms the second factor in the session of the request, which continues with fresh tokens.
 * @throws FACTOR_REJECTED, TOO_MANY_REQUESTS, UNAUTHENTICATED.
 */
export async function confirmFactor(
  request: FastifyRequest,
  proof: FactorProof,
): Promise<Confirmation> {
  const app = request.server;
  await requireFactor(app, sessionProver(request), proof);
  const { sessionId } = userOf(request);
  return app.db.transaction().execute((trx) => confirmInSession(trx, sessionId));
}

/**
 * Has the signed-in user prove themselves before what grants rights or moves money: by the password
 * and, where the account has a second factor, its recent confirmation; or by a passkey, which is
 * both, for this request alone (ADR 054). The confirmation comes first, so that a stolen session guesses
 * no password.
 * @throws FACTOR_CONFIRMATION_REQUIRED, PASSWORD_INCORRECT, FACTOR_REJECTED, TOO_MANY_REQUESTS.
 */
export async function requireIdentity(
  app: FastifyInstance,
  request: FastifyRequest,
  { password, passkey }: IdentityProof,
): Promise<void> {
  if (passkey) {
    await requireFactor(app, sessionProver(request), { passkey });
    return;
  }
  const user = userOf(request);
  requireRecentFactor(user);
  await requirePassword(app, user.username, password ?? '');
}
