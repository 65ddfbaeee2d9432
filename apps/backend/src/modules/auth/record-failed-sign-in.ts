import { type LoginPayload, usernamePattern } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { type AuditFacts, originOf, recordAudit } from '../audit/record.ts';
import { findUserId } from '../users/repository.ts';

async function record(
  app: FastifyInstance,
  request: FastifyRequest,
  username: string,
  reason: string,
) {
  const targetId = await findUserId(app.db, username);
  if (targetId !== null) {
    const detail: AuditFacts = { reason };
    await recordAudit(app.db, originOf(request), { action: 'sign-in failed', targetId, detail });
  }
}

/**
 * Records a failed sign-in: in the log with the account that was claimed, and, where there is such
 * an account and the password was wrong, in the audit trail. The response does not wait for the
 * latter, as it must take the same time for every account (R9).
 * @returns the error to respond with, with its details for the log.
 */
export function recordFailedSignIn(
  app: FastifyInstance,
  payload: LoginPayload,
  request: FastifyRequest,
  error: AppError,
): AppError {
  const claimed = payload.username.toLowerCase();
  // What is no username may be a password that was typed into the wrong field.
  const username = usernamePattern.test(claimed) ? claimed : '[not a username]';
  const { reason = error.code } = error.facts;
  // At most ten in 15 minutes for an account; its owner's own right password is no attack.
  if (error.code === 'INVALID_CREDENTIALS') {
    record(app, request, claimed, reason).catch((err: unknown) =>
      request.log.error({ err }, 'a failed sign-in is missing from the audit trail'),
    );
  }
  return new AppError(error.code, error.extras, { username, reason }, { cause: error.cause });
}
