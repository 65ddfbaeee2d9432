import { limits, type PurchaseReversal } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';

/**
 * The reversed purchases of a user, newest first, at most as many as a page of a list has.
 * @returns null when there is no such user.
 */
export async function readReversals(db: Db, username: string): Promise<PurchaseReversal[] | null> {
  const { rows } = await sql<{ items: PurchaseReversal[] }>`
    SELECT coalesce(page.items, '[]') AS items
    FROM users u
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(item ORDER BY item.reversal_id DESC) AS items
      FROM (
        SELECT sale.trans_id, ${isoText('sale.trans_date')} AS trans_date,
               movement.id AS movement_id, reversal.id AS reversal_id,
               ${isoText('reversal.date')} AS reversal_date
        FROM credit_movements reversal
        JOIN credit_movements movement ON movement.id = reversal.reverses_id
        JOIN transactions sale ON sale.trans_id = movement.trans_id
        WHERE reversal.user_id = u.id AND reversal.reverses_id IS NOT NULL
        ORDER BY reversal.id DESC LIMIT ${limits.maximumRecordCount}
      ) item
    ) page
    WHERE u.username = ${username}`.execute(db);
  return rows[0]?.items ?? null;
}
