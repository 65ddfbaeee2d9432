import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { ListWindow } from '../../paging.ts';
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
  const balance = await book(db, {
    userId: sale.buyerId,
    amount: sale.credits,
    type: 'Compra',
    descript: sale.platform,
    transactionId: row.trans_id,
  });
  await sql`
    INSERT INTO audit_events (actor_id, target_id, action, detail)
    VALUES (${sale.sellerId}, ${sale.buyerId}, 'credits sold',
            jsonb_build_object('trans_id', ${row.trans_id}::bigint))`.execute(db);
  return { ...row, balance };
}

/** A user's purchases, newest first; one more than the window's count. */
export async function listTransactions(
  db: Db,
  userId: number,
  window: ListWindow,
): Promise<Omit<RecordedSale, 'balance'>[]> {
  const { rows } = await sql<Omit<RecordedSale, 'balance'>>`
    SELECT trans_id, trans_date, trans_type, credits_purchased, amount_paid, trans_platform
    FROM transactions
    WHERE user_id = ${userId}
      AND (${window.before}::bigint IS NULL OR trans_id < ${window.before}::bigint)
      AND (${window.start}::timestamptz IS NULL OR trans_date >= ${window.start}::timestamptz)
      AND (${window.end}::timestamptz IS NULL OR trans_date <= ${window.end}::timestamptz)
    ORDER BY trans_id DESC
    LIMIT ${window.count + 1}`.execute(db);
  return rows;
}
