import type { ProfileUpdate } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { violatedUnique } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';
import { enqueueMail, enqueueTask } from '../../mail/outbox.ts';
import { digest } from '../../security/keys.ts';
import { type AuditOrigin, recordAudit } from '../audit/record.ts';
import { emailChangesPerAccount } from '../auth/auth-limits.ts';
import { consumeLink, revokeLinks, wasConsumed } from '../auth/link-repository.ts';
import { lockSession } from '../auth/own-session-repository.ts';
import { requireRecentProof } from '../auth/recent-proof.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import {
  consumePendingEmail,
  lockEmail,
  pendingEmail,
  setEmail,
  stageEmail,
  updateFields,
} from './profile-repository.ts';

/** Drops the pending address and its link, which locks the user first, as every change of both does. */
async function dropChange(db: Db, userId: number): Promise<void> {
  await revokeLinks(db, userId, 'change-email');
  await consumePendingEmail(db, userId);
}

/** Stages another address; one's present address instead drops what is pending. */
async function changeEmail(
  app: FastifyInstance,
  db: Db,
  user: SessionPrincipal,
  { present, email }: { present: string; email: string },
) {
  const { userId } = user;
  if (email === present) {
    await dropChange(db, userId);
    return;
  }
  await requireRecentProof(db, user);
  await app.limits.require(db, emailChangesPerAccount, String(userId));
  await stageEmail(db, userId, email);
  await revokeLinks(db, userId, 'change-email');
  await enqueueTask(db, 'settle_email_change', { userId });
  const at = new Date().toISOString();
  await enqueueMail(db, { mail: 'email-change-requested', userId, to: present, at });
}

/**
 * Changes some fields of a profile (§5), all or none. A new e-mail is staged; whether it is
 * someone else's is checked by the job, and not revealed.
 * @returns the address that awaits confirmation now, or null.
 * @throws IDENTITY_CONFIRMATION_REQUIRED for a new e-mail without a recent proof; TOO_MANY_REQUESTS;
 * UNAUTHENTICATED in a session that was revoked meanwhile.
 */
export async function updateProfile(
  app: FastifyInstance,
  user: SessionPrincipal,
  { email, ...fields }: ProfileUpdate,
): Promise<string | null> {
  return app.db.transaction().execute(async (trx) => {
    const present = await lockEmail(trx, user.userId);
    // What revoked the session meanwhile has dropped a pending e-mail change, or is about to erase the account.
    await lockSession(trx, user.sessionId, 'KEY SHARE');
    await updateFields(trx, user.userId, fields);
    if (email !== undefined) {
      await changeEmail(app, trx, user, { present, email });
    }
    return pendingEmail(trx, user.userId);
  });
}

/** Drops a pending e-mail change, if there is one. */
export async function cancelChange(app: FastifyInstance, userId: number): Promise<void> {
  await app.db.transaction().execute((trx) => dropChange(trx, userId));
}

/** Makes the pending address of a link's owner their own. @throws LINK_INVALID. */
async function applyChange(trx: Db, userId: number, origin: AuditOrigin): Promise<void> {
  const to = await lockEmail(trx, userId);
  const email = await consumePendingEmail(trx, userId);
  if (!email || !(await setEmail(trx, userId, email))) {
    throw new AppError('LINK_INVALID');
  }
  await revokeLinks(trx, userId, 'reset-password');
  await recordAudit(trx, origin, {
    action: 'email changed',
    targetId: userId,
    before: { email: to },
    after: { email },
  });
  await enqueueMail(trx, { mail: 'email-changed', userId, to, at: new Date().toISOString() });
}

/**
 * Makes the pending address the user's own, once. Revokes reset links, as they were sent to the
 * former one, which is notified. During the link's life it succeeds again and changes nothing, so
 * that a reload or a mail scanner's visit does no harm.
 * @throws LINK_INVALID, also when the address has become someone else's.
 */
export async function confirmEmail(
  app: FastifyInstance,
  token: string,
  origin: AuditOrigin,
): Promise<void> {
  try {
    await app.db.transaction().execute(async (trx) => {
      const userId = await consumeLink(trx, 'change-email', digest(token));
      if (userId !== null) {
        await applyChange(trx, userId, origin);
      } else if (!(await wasConsumed(trx, 'change-email', digest(token)))) {
        throw new AppError('LINK_INVALID');
      }
    });
  } catch (error) {
    throw violatedUnique(error) ? new AppError('LINK_INVALID') : error;
  }
}
