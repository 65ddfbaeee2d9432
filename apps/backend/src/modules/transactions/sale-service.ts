import { type NewTransactionPayload, ruleTexts } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isOutOfRange } from '../../database/faults.ts';
import type { Db } from '../../database/pool.ts';
import { type Outcome, once } from '../../idempotency.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { reentriesPerAccount } from '../auth/auth-limits.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { findByEmail, findCredentials } from '../users/repository.ts';
import { recordSale } from './repository.ts';

/** Who sells, how, and under which key. */
export interface SaleRequest {
  seller: SessionPrincipal;
  payload: NewTransactionPayload;
  key: string;
  address: string;
}

/** The answer of `POST /new_transaction`; kept as it is for replays. */
export interface SaleAnswer {
  message: string;
  transaction: {
    trans_id: number;
    trans_date: string;
    trans_type: string;
    credits_purchased: string;
    amount_paid: string;
    trans_platform: string;
    username: string;
    credits_balance: string;
  };
}

const refused = (error: AppError) => ({ kind: 'refused', error }) as const;

/** Why the seller's proofs do not hold, or null. */
async function proofFault(app: FastifyInstance, db: Db, sale: SaleRequest) {
  const { seller, payload, address } = sale;
  await app.botCheck.verify(db, 'transactionSubmit', payload.recaptchaToken, address);
  const wait = await app.limits.take(db, reentriesPerAccount, seller.username);
  if (wait > 0) {
    return new AppError('TOO_MANY_REQUESTS', { retry_after: wait });
  }
  const own = await findCredentials(db, seller.username);
  if (!(await app.passwords.verify(own?.password_hash ?? null, payload.password))) {
    return new AppError('PASSWORD_INCORRECT');
  }
  await app.limits.giveBack(db, reentriesPerAccount, seller.username);
  return null;
}

async function sell(app: FastifyInstance, db: Db, sale: SaleRequest): Promise<Outcome<SaleAnswer>> {
  const fault = await proofFault(app, db, sale);
  if (fault) {
    return refused(fault);
  }
  const { seller, payload } = sale;
  const buyer = await findByEmail(db, payload.target_email);
  if (!buyer) {
    return refused(new AppError('USER_NOT_FOUND'));
  }
  if (buyer.id === seller.userId) {
    return refused(new AppError('SELF_CREDIT_FORBIDDEN'));
  }
  const { balance, trans_date, ...row } = await recordSale(db, {
    buyerId: buyer.id,
    sellerId: seller.userId,
    type: payload.trans_type,
    credits: payload.credits_purchased,
    paid: payload.amount_paid,
    platform: payload.trans_platform,
  });
  await enqueueMail(db, { mail: 'purchase-receipt', transactionId: row.trans_id });
  const transaction = {
    ...row,
    trans_date: trans_date.toISOString(),
    username: buyer.username,
    credits_balance: balance,
  };
  return { kind: 'done', answer: { message: 'Transacción creada con éxito.', transaction } };
}

/**
 * Sells credits (§7): purchase, movement, receipt and audit event together, once per key. The
 * proofs are asked for a new key only, so that a retry after a lost answer needs no fresh ones.
 * @throws PASSWORD_INCORRECT, USER_NOT_FOUND, SELF_CREDIT_FORBIDDEN, BOT_CHECK_FAILED,
 * TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED, VALIDATION_ERROR for more than a balance can hold.
 */
export async function sellCredits(app: FastifyInstance, sale: SaleRequest): Promise<SaleAnswer> {
  const { password, recaptchaToken, ...payload } = sale.payload;
  const { key, seller } = sale;
  const keyed = { userId: seller.userId, route: 'new_transaction', key, payload };
  try {
    return await once(app.db, keyed, (trx) => sell(app, trx, sale));
  } catch (error) {
    if (isOutOfRange(error)) {
      const fields = [{ field: 'credits_purchased', message: ruleTexts.amountFormat }];
      throw new AppError('VALIDATION_ERROR', { fields });
    }
    throw error;
  }
}
