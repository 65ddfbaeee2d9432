import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { plainAddress } from '../../security/network-address.ts';

interface Access {
  userId: number;
  sessionId: string;
  address: string;
}

/** Writes the access row of a sign-in at the moment of truth, and moves the login times on. */
export async function recordAccess(db: Db, access: Access): Promise<void> {
  await sql`
    WITH seen AS (
      UPDATE users SET previous_login = last_login, last_login = now()
      WHERE id = ${access.userId}
    )
    INSERT INTO access_logs (user_id, session_id, access_type, address)
    VALUES (${access.userId}, ${access.sessionId}, 'login',
            ${plainAddress(access.address)})`.execute(db);
}

/** Attaches the browser's own report to the row that the server wrote: one visible row. */
export async function confirmAccess(db: Db, sessionId: string, accessType: string): Promise<void> {
  await sql`
    UPDATE access_logs SET confirmed_at = coalesce(confirmed_at, now())
    WHERE session_id = ${sessionId} AND access_type = ${accessType}`.execute(db);
}
