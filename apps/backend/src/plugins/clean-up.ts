import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** Removes rows whose time is over; nothing that anyone is shown or audited by. */
export async function cleanUp(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM spent_challenges WHERE expires_at < now()`.execute(db);
  // With a registration goes the hold on its username, whatever became of it.
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
