import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** Removes expired rows; none of them is shown to users or audited. */
export async function cleanUp(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM spent_challenges WHERE expires_at < now()`.execute(db);
  // Deleting a registration frees its username.
  await sql`DELETE FROM pending_registrations WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM email_changes WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM one_use_tokens WHERE expires_at < now() - interval '7 days'`.execute(db);
  await sql`DELETE FROM activation_codes WHERE expires_at < now() - interval '1 day'`.execute(db);
  await sql`
    DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`.execute(db);
  await sql`
    DELETE FROM sessions
    WHERE absolute_expires_at < now() - interval '30 days'`.execute(db);
}
