import type { MessageResponse } from '@consultancy/validation';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type AuditOrigin, recordAudit } from '../audit/record.ts';
import type { Actor } from '../auth/account-status.ts';
import { findUserId } from '../users/repository.ts';
import type { AccountAction } from './account-actions.ts';
import { lockForAction } from './locked-account.ts';

/** Who acts on whom, and why. */
export interface ActionRequest {
  actor: Actor;
  username: string;
  reason: string;
  origin: AuditOrigin;
}

/**
 * Applies an action to an account and writes it into the audit trail, in one transaction.
 * @throws USER_NOT_FOUND, SELF_ACTION_FORBIDDEN, ACCOUNT_UNCHANGED; UNAUTHORIZED or
 * UNAUTHENTICATED when the actor has just lost the role or the session.
 */
export async function actOnAccount(
  db: Db,
  action: AccountAction,
  { actor, username, reason, origin }: ActionRequest,
): Promise<MessageResponse> {
  await db.transaction().execute(async (trx) => {
    const account = await lockForAction(trx, actor, await findUserId(trx, username));
    if (account.id === actor.userId && !action.forOneself) {
      throw new AppError('SELF_ACTION_FORBIDDEN');
    }
    const change = await action.apply(trx, account);
    if (!change) {
      throw new AppError('ACCOUNT_UNCHANGED');
    }
    await recordAudit(trx, origin, {
      action: action.audit,
      targetId: account.id,
      reason,
      ...change,
    });
  });
  return { message: action.message };
}
