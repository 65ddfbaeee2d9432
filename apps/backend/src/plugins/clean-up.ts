import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** Removes expired rows; none of them is shown to users or audited. */
export async function cleanUp(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM spent_challenges WHERE expires_at < now()`.execute(db);
  // Deleting a registration frees its username.
  await sql`DELETE FROM pending_registrations WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM email_changes WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM factor_challenges WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM pending_sign_ins WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM totp_setups WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM one_use_tokens WHERE expires_at < now() - interval '7 days'`.execute(db);
  await sql`DELETE FROM activation_codes WHERE expires_at < now() - interval '1 day'`.execute(db);
  await sql`
    DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`.execute(db);
  await sql`
    DELETE FROM sessions
    WHERE absolute_expires_at < now() - interval '30 days'`.execute(db);
}

/** Logs that no balance depends on, with the order of their index by time. */
const logTables = [
  { table: 'access_logs', date: 'access_time', id: 'id' },
  { table: 'error_logs', date: 'error_time', id: 'error_id' },
] as const;

/** Rows of each table that one run removes: 720,000 a day, in some 15 ms each time (ADR 058). */
const OLD_ROWS = 5000;

/**
 * Removes the oldest accesses, errors of runs and suggestions once the data policy's time is over (§9).
 * @param years after which they are removed.
 */
export async function removeOldLogs(db: Db, years: number): Promise<void> {
  const oldest = sql`now() - make_interval(years => ${years})`;
  for (const { table, date, id } of logTables) {
    const [name, at, key] = [sql.table(table), sql.ref(date), sql.ref(id)];
    await sql`
      DELETE FROM ${name} WHERE ${key} IN (
        SELECT ${key} FROM ${name} WHERE ${at} < ${oldest}
        ORDER BY ${at}, ${key} LIMIT ${OLD_ROWS})`.execute(db);
  }
  // Without an index by time, the numbers have the order of it.
  await sql`
    DELETE FROM suggestions WHERE id IN (
      SELECT id FROM (SELECT id, at FROM suggestions ORDER BY id LIMIT ${OLD_ROWS}) AS first
      WHERE at < ${oldest})`.execute(db);
}
