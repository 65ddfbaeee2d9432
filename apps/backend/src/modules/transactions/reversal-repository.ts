import { limits, type PurchaseReversal } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';

/** SQL of reversed purchases as a JSON array, newest first, at most as many as a page of a list has. */
const newestReversals = (condition: RawBuilder<unknown>) => sql`
  SELECT coalesce(jsonb_agg(item ORDER BY item.reversal_id DESC), '[]') AS items
  FROM (
    SELECT sale.trans_id, ${isoText('sale.trans_date')} AS trans_date,
           movement.id AS movement_id, reversal.id AS reversal_id,
           ${isoText('reversal.date')} AS reversal_date
    FROM credit_movements reversal
    JOIN credit_movements movement ON movement.id = reversal.reverses_id
    JOIN transactions sale ON sale.trans_id = movement.trans_id
    WHERE ${condition} AND reversal.reverses_id IS NOT NULL
    ORDER BY reversal.id DESC LIMIT ${limits.maximumRecordCount}
  ) item`;

/** The reversed purchases of everyone. */
export async function readAllReversals(db: Db): Promise<PurchaseReversal[]> {
  const { rows } = await sql<{ items: PurchaseReversal[] }>`${newestReversals(sql`true`)}`.execute(
    db,
  );
  return rows[0]?.items ?? [];
}

/**
 * The reversed purchases of a user.
 * @returns null when there is no such user.
 */
export async function readReversals(db: Db, username: string): Promise<PurchaseReversal[] | null> {
  const { rows } = await sql<{ items: PurchaseReversal[] }>`
    SELECT page.items FROM users u
    CROSS JOIN LATERAL (${newestReversals(sql`reversal.user_id = u.id`)}) page
    WHERE u.username = ${username}`.execute(db);
  return rows[0]?.items ?? null;
}
