import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { type AuditOrigin, recordAudit } from '../audit/record.ts';
import { book } from '../credits/ledger.ts';

/** A purchase to be recorded: decimals as strings. */
export interface Sale {
  buyerId: number;
  /** The administrator who records it. */
  sellerId: number;
  type: string;
  credits: string;
  paid: string;
  platform: string;
  /** The request by which it is recorded, for the audit trail. */
  origin?: AuditOrigin;
}

/** A recorded purchase and the balance after it. */
export interface RecordedSale {
  trans_id: number;
  trans_date: Date;
  trans_type: string;
  credits_purchased: string;
  amount_paid: string;
  trans_platform: string;
  balance: string;
}

/** Records a purchase and books its credits, in the caller's transaction. */
export async function recordSale(db: Db, sale: Sale): Promise<RecordedSale> {
  const row = await db
    .insertInto('transactions')
    .values({
      user_id: sale.buyerId,
      recorded_by: sale.sellerId,
      trans_type: sale.type,
      credits_purchased: sale.credits,
      amount_paid: sale.paid,
      trans_platform: sale.platform,
    })
    .returning([
      'trans_id',
      'trans_date',
      'trans_type',
      'credits_purchased',
      'amount_paid',
      'trans_platform',
    ])
    .executeTakeFirstOrThrow();
  const { before, balance } = await book(db, {
    userId: sale.buyerId,
    amount: sale.credits,
    type: 'Compra',
    descript: sale.platform,
    transactionId: row.trans_id,
  });
  await recordAudit(db, sale.origin ?? { actorId: sale.sellerId }, {
    action: 'credits sold',
    targetId: sale.buyerId,
    before: { current_credits: before },
    after: { current_credits: balance },
    detail: {
      trans_id: row.trans_id,
      credits_purchased: row.credits_purchased,
      amount_paid: row.amount_paid,
    },
  });
  return { ...row, balance };
}

/** A purchase, its buyer and its ledger entry. */
export interface Purchase {
  buyer_id: number;
  credits_purchased: string;
  movement_id: number;
}

/** The purchase of this number, or null. */
export async function findPurchase(db: Db, transactionId: number): Promise<Purchase | null> {
  const { rows } = await sql<Purchase>`
    SELECT sale.user_id AS buyer_id, sale.credits_purchased, movement.id AS movement_id
    FROM transactions sale
    JOIN credit_movements movement ON movement.trans_id = sale.trans_id
    WHERE sale.trans_id = ${transactionId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a ledger entry was reversed. */
export async function isReversed(db: Db, ledgerEntryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('credit_movements')
    .select('id')
    .where('reverses_id', '=', ledgerEntryId)
    .executeTakeFirst();
  return row !== undefined;
}
