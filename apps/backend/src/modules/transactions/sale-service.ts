import type { NewTransactionPayload } from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { type Outcome, runOnce } from '../../idempotency.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { lockForAction } from '../admin/locked-account.ts';
import type { AuditOrigin } from '../audit/record.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';
import { bookingError } from '../credits/ledger.ts';
import { serializeByAccount } from '../credits/serialize-by-account.ts';
import { requireIdentity } from '../second-factor/identity.ts';
import { findByEmail } from '../users/repository.ts';
import { recordSale } from './repository.ts';

/** Who sells, how, and under which key. */
export interface SaleRequest {
  seller: SessionPrincipal;
  payload: NewTransactionPayload;
  key: string;
  /** Its user proves themselves. */
  request: FastifyRequest;
  address: string;
  origin: AuditOrigin;
}

/** The response of `POST /new_transaction`; stored for replays. */
export interface SaleResponse {
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
    suspended: boolean;
  };
}

const rejected = (error: AppError) => ({ kind: 'rejected', error }) as const;

/** Verifies the bot check, which can be used only once. */
async function verifyBotCheck(app: FastifyInstance, { payload, address }: SaleRequest) {
  await app.botCheck.verify(app.db, 'transactionSubmit', payload.recaptchaToken, address);
}

async function sell(db: Db, sale: SaleRequest): Promise<Outcome<SaleResponse>> {
  const { seller, payload, origin } = sale;
  const found = await findByEmail(db, payload.target_email);
  const buyer = await lockForAction(db, seller, found?.id ?? null);
  if (buyer.id === seller.userId) {
    return rejected(new AppError('SELF_CREDIT_FORBIDDEN'));
  }
  const { balance, trans_date, ...row } = await recordSale(db, {
    buyerId: buyer.id,
    sellerId: seller.userId,
    type: payload.trans_type,
    credits: payload.credits_purchased,
    paid: payload.amount_paid,
    platform: payload.trans_platform,
    origin,
  });
  await enqueueMail(db, { mail: 'purchase-receipt', transactionId: row.trans_id });
  const transaction = {
    ...row,
    trans_date: trans_date.toISOString(),
    username: buyer.username,
    credits_balance: balance,
    suspended: buyer.disabled_at !== null,
  };
  return { kind: 'done', response: { message: 'Transacción creada con éxito.', transaction } };
}

/**
 * Sells credits (§7): purchase, ledger entry, receipt and audit event together, once per key. The
 * password, or a passkey in its place, is checked for a replay too, as its response contains a buyer's
 * balance; the bot check
 * for a new key only, so that a retry after a lost response needs no new one.
 * @throws what `requireIdentity` throws, USER_NOT_FOUND, SELF_CREDIT_FORBIDDEN, BOT_CHECK_FAILED,
 * TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED, VALIDATION_ERROR above the limit of a balance.
 */
export async function sellCredits(app: FastifyInstance, sale: SaleRequest): Promise<SaleResponse> {
  const { password, passkey, recaptchaToken, ...payload } = sale.payload;
  const { key, seller } = sale;
  const keyed = { userId: seller.userId, route: 'new_transaction', key, payload };
  try {
    await requireIdentity(app, sale.request, { password, passkey });
    return await runOnce(app.db, keyed, (trx) => sell(trx, sale), {
      prove: () => verifyBotCheck(app, sale),
      serialize: async (transact) => {
        const buyer = await findByEmail(app.db, payload.target_email);
        return serializeByAccount(buyer?.id ?? null, transact);
      },
    });
  } catch (error) {
    throw bookingError(error, 'credits_purchased');
  }
}
