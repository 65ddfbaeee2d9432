import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { Receipt } from './receipt-lines.ts';

/** Data of a receipt, and its owner. */
export interface ReceiptRow extends Receipt {
  user_id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  enterprise_name: string;
}

/** The receipt of a purchase, or null. */
export async function readReceipt(db: Db, transactionId: number): Promise<ReceiptRow | null> {
  const { rows } = await sql<ReceiptRow>`
    SELECT sale.trans_id, sale.trans_date, sale.trans_type, sale.trans_platform,
           sale.credits_purchased, sale.amount_paid, movement.balance,
           reversal.date AS reversed_at, users.id AS user_id, users.username, users.email,
           users.first_name, users.last_name, users.enterprise_name
    FROM transactions sale
    JOIN users ON users.id = sale.user_id
    JOIN credit_movements movement ON movement.trans_id = sale.trans_id
    LEFT JOIN credit_movements reversal ON reversal.reverses_id = movement.id
    WHERE sale.trans_id = ${transactionId}`.execute(db);
  return rows[0] ?? null;
}

/** Name under which a receipt is saved. */
export const receiptFileName = ({ trans_id }: Pick<ReceiptRow, 'trans_id'>) =>
  `comprobante-${trans_id}.pdf`;
