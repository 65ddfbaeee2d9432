import type { PasswordChange, Role, SessionUser } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { enqueueTask } from '../../mail/outbox.ts';
import { digest } from '../../security/keys.ts';
import { type PasswordContext, passwordIssue } from '../../security/password-rules.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { recordAccess } from '../access-logs/repository.ts';
import type { AuditOrigin } from '../audit/record.ts';
import { openPending } from '../second-factor/pending-repository.ts';
import { hasFactor } from '../second-factor/state.ts';
import { releaseInTransaction } from '../tool/machine-service.ts';
import { passwordChanges, resetsPerMailbox } from './auth-limits.ts';
import { consumeLink, findLinkUser } from './link-repository.ts';
import { rotateSession } from './own-session-repository.ts';
import { readPasswordOwner, replacePassword } from './password-repository.ts';
import { requirePassword } from './require-password.ts';
import {
  type Origin,
  openSession,
  revokeUserSessions,
  type SessionPrincipal,
} from './session-repository.ts';
import type { AwaitsFactor } from './sign-in-service.ts';

/** Where a request comes from, for its session and for the trail. */
export type Source = Origin & AuditOrigin & { address: string };

/** A changed password: the session's fresh tokens, and what the browser is known by from now on. */
export interface ChangedPassword {
  kind: 'signed in';
  user: SessionUser;
  claim: TokenClaim;
  password_hash: string;
}

async function requireGoodPassword(
  app: FastifyInstance,
  password: string,
  owner: PasswordContext,
): Promise<void> {
  const fields = await passwordIssue(password, owner, app.leakedPasswords, 'new_password');
  if (fields) {
    throw new AppError('VALIDATION_ERROR', { fields });
  }
}

/**
 * Changes the password of a signed-in user. Revokes the other sessions; this one continues under
 * another name, so that copies of its tokens become invalid too.
 * @throws PASSWORD_INCORRECT, TOO_MANY_REQUESTS, VALIDATION_ERROR, UNAUTHENTICATED.
 */
export async function changePassword(
  app: FastifyInstance,
  user: SessionPrincipal,
  payload: PasswordChange,
  source: Source,
): Promise<ChangedPassword> {
  const { userId, sessionId, username, role } = user;
  const { password_hash: oldHash } = await requirePassword(app, username, payload.old_password);
  const owner = await readPasswordOwner(app.db, userId);
  if (!owner) {
    throw new AppError('UNAUTHENTICATED');
  }
  await requireGoodPassword(app, payload.new_password, owner);
  await app.limits.require(app.db, passwordChanges, username);
  const newHash = await app.passwords.hash(payload.new_password, { first: true });
  const claim = await app.db.transaction().execute(async (trx) => {
    const change = { userId, oldHash, newHash, action: 'password changed' } as const;
    if (!(await replacePassword(trx, change, source))) {
      throw new AppError('PASSWORD_INCORRECT');
    }
    await revokeUserSessions(trx, userId, 'password changed', sessionId);
    if (payload.release_machine !== false) {
      await releaseInTransaction(trx, userId, 'password changed', source);
    }
    const rotated = await rotateSession(trx, sessionId);
    if (!rotated) {
      throw new AppError('UNAUTHENTICATED');
    }
    const type = 'Password Change (web)';
    const { address } = source;
    await recordAccess(trx, { userId, sessionId: rotated.sessionId, type, address });
    return rotated;
  });
  return { kind: 'signed in', user: { username, role }, claim, password_hash: newHash };
}

/** The owner of a reset link whose password has just been replaced. */
interface ResetOwner {
  id: number;
  username: string;
  role: Role;
  has_factor: boolean;
  password_hash: string;
}

/**
 * Opens the only session that the user has from then on. With a second factor none is opened: who
 * reads the mail has not proved it.
 */
async function openAfterReset(
  db: Db,
  owner: ResetOwner,
  source: Source,
): Promise<ChangedPassword | AwaitsFactor> {
  const { id: userId, username, role, password_hash } = owner;
  const access = { userId, type: 'Password Change (reset)', address: source.address } as const;
  if (owner.has_factor) {
    await recordAccess(db, { ...access, sessionId: null });
    const token = await openPending(db, owner, password_hash, null);
    if (!token) {
      throw new AppError('LINK_INVALID');
    }
    return { kind: 'awaits factor', token };
  }
  const claim = await openSession(db, userId, source);
  await recordAccess(db, { ...access, sessionId: claim.sessionId });
  return { kind: 'signed in', user: { username, role }, claim, password_hash };
}

/**
 * The active owner of a reset link that could be used now.
 * @throws LINK_INVALID for any other token, whatever the reason.
 */
export async function requireResetLink(app: FastifyInstance, token: string) {
  const userId = await findLinkUser(app.db, 'reset-password', digest(token));
  const owner = userId === null ? undefined : await readPasswordOwner(app.db, userId);
  if (!owner) {
    throw new AppError('LINK_INVALID');
  }
  return owner;
}

/**
 * Sets a new password by a reset link, once. A rejected password leaves the link usable.
 * @returns the new session; a token to go on with where the account has a second factor.
 * @throws LINK_INVALID, VALIDATION_ERROR.
 */
export async function resetPassword(
  app: FastifyInstance,
  payload: { token: string; new_password: string; release_machine?: boolean | undefined },
  source: Source,
): Promise<ChangedPassword | AwaitsFactor> {
  const token = digest(payload.token);
  const owner = await requireResetLink(app, payload.token);
  await requireGoodPassword(app, payload.new_password, owner);
  const newHash = await app.passwords.hash(payload.new_password);
  return app.db.transaction().execute(async (trx) => {
    const linkUser = await consumeLink(trx, 'reset-password', token);
    const oldHash = owner.password_hash;
    const change = { userId: owner.id, oldHash, newHash, action: 'password reset' } as const;
    if (linkUser !== owner.id || !(await replacePassword(trx, change, source))) {
      throw new AppError('LINK_INVALID');
    }
    // With the activation code, by which a machine would otherwise be registered after the release.
    await revokeUserSessions(trx, owner.id, 'password reset');
    if (payload.release_machine !== false) {
      await releaseInTransaction(trx, owner.id, 'password reset', source);
    }
    const has_factor = await hasFactor(trx, owner.id);
    return openAfterReset(trx, { ...owner, has_factor, password_hash: newHash }, source);
  });
}

/**
 * Asks for a reset link. Whether the address has an account is found out by the job, so that
 * the request takes the same time in both cases (R9).
 */
export async function requestReset(app: FastifyInstance, email: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    if ((await app.limits.count(trx, resetsPerMailbox, email)) === 0) {
      await enqueueTask(trx, 'send_reset_link', { email });
    }
  });
}
