import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/**
 * Writes the configured threshold where the database decides by it (ADR 019). The newest start
 * wins, as with any other setting that a deployment changes.
 * @param credits available credits below which a user is notified; 0 disables the mail.
 */
export async function writeLowBalanceThreshold(db: Db, credits: string): Promise<void> {
  await sql`
    UPDATE credit_settings SET low_balance = ${credits}::numeric
    WHERE low_balance <> ${credits}::numeric`.execute(db);
}
