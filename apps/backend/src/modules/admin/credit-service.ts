import type {
  AuditAction,
  BookedResponse,
  CreditAdjustmentPayload,
  ProvenPayload,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type IdempotentRequest, runOnce } from '../../idempotency.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type AuditFacts, type AuditOrigin, recordAudit } from '../audit/record.ts';
import { requireActingAdmin } from '../auth/account-status.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { bookIfCovered, bookingError, type LedgerEntryRow } from '../credits/ledger.ts';
import { serializeByAccount } from '../credits/serialize-by-account.ts';
import { type IdentityProof, requireIdentity } from '../second-factor/identity.ts';
import { findPurchase, isReversed } from '../transactions/repository.ts';
import { findUserId } from '../users/repository.ts';
import { type LockedAccount, lockForAction } from './locked-account.ts';

/** An administrator's request that moves credits. */
interface MoneyRequest<Payload> {
  actor: SessionPrincipal;
  payload: Payload;
  key: string;
  /** Its user proves themselves. */
  request: FastifyRequest;
  origin: AuditOrigin;
}

/** A manual ledger entry and its audit event. */
interface ManualEntry {
  entry: Pick<LedgerEntryRow, 'amount' | 'type' | 'descript' | 'reversesId'>;
  audit: AuditAction;
  detail?: AuditFacts;
  message: string;
}

/** Books a ledger entry for a locked account, writes it into the audit trail and mails it to the user. */
async function bookManualEntry<Payload extends { reason: string }>(
  db: Db,
  { actor, payload, origin }: MoneyRequest<Payload>,
  account: LockedAccount,
  { entry, audit, detail, message }: ManualEntry,
): Promise<BookedResponse> {
  const by = { userId: account.id, recordedBy: actor.userId };
  const booked = await bookIfCovered(db, { ...entry, ...by });
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
  await enqueueMail(db, { mail: 'credit-entry', userId: account.id, movementId: booked.id });
  return {
    message,
    username: account.username,
    movement_id: booked.id,
    credits_balance: booked.balance,
  };
}

/** Locks both accounts; administrators cannot change their own credits. */
async function lockOther(db: Db, actor: SessionPrincipal, accountId: number | null) {
  const account = await lockForAction(db, actor, accountId);
  if (account.id === actor.userId) {
    throw new AppError('SELF_ACTION_FORBIDDEN');
  }
  return account;
}

/** A change of an account's credits, which happens once per key. */
interface CreditChange extends Pick<IdempotentRequest, 'route' | 'payload'> {
  findAccountId(): Promise<number | null>;
  work(trx: Db): Promise<BookedResponse>;
}

/** Works once per key, after the proof of identity of a new one. */
function provenOnce(
  app: FastifyInstance,
  { actor, key, payload, request }: MoneyRequest<IdentityProof>,
  change: CreditChange,
): Promise<BookedResponse> {
  return runOnce(
    app.db,
    { route: change.route, payload: change.payload, userId: actor.userId, key },
    async (trx) => ({ kind: 'done', response: await change.work(trx) }),
    {
      prove: async () => {
        await requireIdentity(app, request, payload);
      },
      serialize: async (transact) => serializeByAccount(await change.findAccountId(), transact),
    },
  );
}

/**
 * Corrects a balance by a ledger entry of type `Ajuste`, whose description is the reason, so that
 * the user reads it too. The balance never falls below the reserved credits.
 * @throws USER_NOT_FOUND, SELF_ACTION_FORBIDDEN, CREDITS_UNAVAILABLE, and of `requireIdentity`;
 * IDEMPOTENCY_KEY_REUSED, VALIDATION_ERROR above the limit of a balance.
 */
export async function adjustCredits(
  app: FastifyInstance,
  username: string,
  request: MoneyRequest<CreditAdjustmentPayload>,
): Promise<BookedResponse> {
  const { amount, reason } = request.payload;
  const work = async (trx: Db) => {
    const account = await lockOther(trx, request.actor, await findUserId(trx, username));
    return bookManualEntry(trx, request, account, {
      entry: { amount, type: 'Ajuste', descript: reason },
      audit: 'credits adjusted',
      detail: { amount },
      message: 'El ajuste quedó registrado.',
    });
  };
  try {
    return await provenOnce(app, request, {
      route: 'credit_adjustments',
      payload: { username, amount, reason },
      findAccountId: () => findUserId(app.db, username),
      work,
    });
  } catch (error) {
    throw bookingError(error, 'amount');
  }
}

/**
 * Reverses a purchase by a ledger entry of type `Devolución` that refers to the purchase's, in full
 * and once; neither the purchase nor its ledger entry is changed.
 * @throws TRANSACTION_NOT_FOUND, SELF_ACTION_FORBIDDEN, TRANSACTION_REVERSED, CREDITS_UNAVAILABLE,
 * IDEMPOTENCY_KEY_REUSED; and what `requireIdentity` throws.
 */
export function reversePurchase(
  app: FastifyInstance,
  transactionId: number,
  request: MoneyRequest<ProvenPayload>,
): Promise<BookedResponse> {
  const { reason } = request.payload;
  const work = async (trx: Db) => {
    const purchase = await findPurchase(trx, transactionId);
    if (!purchase) {
      await requireActingAdmin(trx, request.actor);
      throw new AppError('TRANSACTION_NOT_FOUND');
    }
    const account = await lockOther(trx, request.actor, purchase.buyer_id);
    // Read under the lock that every ledger entry of the account needs.
    if (await isReversed(trx, purchase.movement_id)) {
      throw new AppError('TRANSACTION_REVERSED');
    }
    return bookManualEntry(trx, request, account, {
      entry: {
        amount: `-${purchase.credits_purchased}`,
        type: 'Devolución',
        descript: `Devolución de la compra n.º ${transactionId}`,
        reversesId: purchase.movement_id,
      },
      audit: 'sale reversed',
      detail: { trans_id: transactionId, amount: `-${purchase.credits_purchased}` },
      message: 'La compra quedó devuelta.',
    });
  };
  return provenOnce(app, request, {
    route: 'transaction_reversals',
    payload: { transactionId, reason },
    findAccountId: async () => (await findPurchase(app.db, transactionId))?.buyer_id ?? null,
    work,
  });
}
