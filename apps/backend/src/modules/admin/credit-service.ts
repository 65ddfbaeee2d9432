import {
  type AuditAction,
  type BookedResponse,
  type CreditAdjustmentPayload,
  type ProvenPayload,
  ruleTexts,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isOutOfRange } from '../../database/errors.ts';
import type { Db } from '../../database/pool.ts';
import { type IdempotentRequest, once } from '../../idempotency.ts';
import { type AuditOrigin, recordAudit } from '../audit/record.ts';
import { requireActingAdmin } from '../auth/account-status.ts';
import { requirePassword } from '../auth/re-entry.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { bookIfCovered, type LedgerEntryRow } from '../credits/ledger.ts';
import { findPurchase, isReversed } from '../transactions/repository.ts';
import { findUserId } from '../users/repository.ts';
import { type LockedAccount, lockForAction } from './locked-account.ts';

/** An administrator's request that moves credits. */
interface MoneyRequest<Payload> {
  actor: SessionPrincipal;
  payload: Payload;
  key: string;
  origin: AuditOrigin;
}

/** A movement by hand, and what the trail says of it. */
interface ByHand {
  movement: Pick<LedgerEntryRow, 'amount' | 'type' | 'descript' | 'reversesId'>;
  audit: AuditAction;
  detail?: Record<string, unknown>;
  message: string;
}

/** Books a movement for a locked account and writes it into the trail. */
async function bookByHand<Payload extends { reason: string }>(
  db: Db,
  { actor, payload, origin }: MoneyRequest<Payload>,
  account: LockedAccount,
  { movement, audit, detail, message }: ByHand,
): Promise<BookedResponse> {
  const by = { userId: account.id, recordedBy: actor.userId };
  const booked = await bookIfCovered(db, { ...movement, ...by });
  if (!booked) {
    throw new AppError('CREDITS_UNAVAILABLE');
  }
  await recordAudit(db, origin, {
    action: audit,
    targetId: account.id,
    reason: payload.reason,
    before: { current_credits: booked.before },
    after: { current_credits: booked.balance },
    detail: { ...detail, movement_id: booked.id },
  });
  return {
    message,
    username: account.username,
    movement_id: booked.id,
    credits_balance: booked.balance,
  };
}

/** Locks both accounts; nobody moves credits of their own. */
async function lockOther(db: Db, actor: SessionPrincipal, username: string) {
  const account = await lockForAction(db, actor, await findUserId(db, username));
  if (account.id === actor.userId) {
    throw new AppError('SELF_ACTION_FORBIDDEN');
  }
  return account;
}

/** Works once per key, after the password of a new one. */
function provenOnce(
  app: FastifyInstance,
  request: MoneyRequest<{ password: string }>,
  keyed: Pick<IdempotentRequest, 'route' | 'payload'>,
  work: (trx: Db) => Promise<BookedResponse>,
): Promise<BookedResponse> {
  const { actor, key, payload } = request;
  return once(
    app.db,
    { ...keyed, userId: actor.userId, key },
    async (trx) => ({ kind: 'done', response: await work(trx) }),
    async () => {
      await requirePassword(app, actor.username, payload.password);
    },
  );
}

/**
 * Corrects a balance by a movement of type `Ajuste`, whose description is the reason, so that the
 * user reads it too. Never below what reservations hold.
 * @throws USER_NOT_FOUND, SELF_ACTION_FORBIDDEN, CREDITS_UNAVAILABLE, PASSWORD_INCORRECT,
 * TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED, VALIDATION_ERROR for more than a balance can hold.
 */
export async function adjustCredits(
  app: FastifyInstance,
  username: string,
  request: MoneyRequest<CreditAdjustmentPayload>,
): Promise<BookedResponse> {
  const { amount, reason } = request.payload;
  const keyed = { route: 'credit_adjustments', payload: { username, amount, reason } };
  try {
    return await provenOnce(app, request, keyed, async (trx) => {
      const account = await lockOther(trx, request.actor, username);
      return bookByHand(trx, request, account, {
        movement: { amount, type: 'Ajuste', descript: reason },
        audit: 'credits adjusted',
        detail: { amount },
        message: 'El ajuste quedó registrado.',
      });
    });
  } catch (error) {
    if (isOutOfRange(error)) {
      const fields = [{ field: 'amount', message: ruleTexts.signedAmountFormat }];
      throw new AppError('VALIDATION_ERROR', { fields });
    }
    throw error;
  }
}

/**
 * Takes a purchase back by a movement of type `Devolución` that names the purchase's own, whole
 * and once; neither the purchase nor its movement is changed.
 * @throws TRANSACTION_NOT_FOUND, SELF_ACTION_FORBIDDEN, TRANSACTION_REVERSED, CREDITS_UNAVAILABLE,
 * PASSWORD_INCORRECT, TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED.
 */
export function reversePurchase(
  app: FastifyInstance,
  transactionId: number,
  request: MoneyRequest<ProvenPayload>,
): Promise<BookedResponse> {
  const { reason } = request.payload;
  const keyed = { route: 'transaction_reversals', payload: { transactionId, reason } };
  return provenOnce(app, request, keyed, async (trx) => {
    const purchase = await findPurchase(trx, transactionId);
    if (!purchase) {
      await requireActingAdmin(trx, request.actor);
      throw new AppError('TRANSACTION_NOT_FOUND');
    }
    const account = await lockOther(trx, request.actor, purchase.username);
    // Asked under the lock, through which every movement of the account must pass.
    if (await isReversed(trx, purchase.movement_id)) {
      throw new AppError('TRANSACTION_REVERSED');
    }
    return bookByHand(trx, request, account, {
      movement: {
        amount: `-${purchase.credits_purchased}`,
        type: 'Devolución',
        descript: `Devolución de la compra N.º ${transactionId}`,
        reversesId: purchase.movement_id,
      },
      audit: 'sale reversed',
      detail: { trans_id: transactionId, amount: `-${purchase.credits_purchased}` },
      message: 'La compra quedó devuelta.',
    });
  });
}
