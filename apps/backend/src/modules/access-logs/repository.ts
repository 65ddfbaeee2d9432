import type { AccessType } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { plainAddress } from '../../security/network-address.ts';

interface Access {
  userId: number;
  /** Null when the access opened none: a reset that awaits the second factor. */
  sessionId: string | null;
  type: AccessType;
  address: string;
}

const changeWithoutSignIn: AccessType = 'Password Change (web)';

/**
 * Writes the access row at the moment of truth and, where it came with a sign-in, moves the login
 * times on.
 */
export async function recordAccess(db: Db, access: Access): Promise<void> {
  await sql`
    WITH seen AS (
      UPDATE users SET previous_login = last_login, last_login = now()
      WHERE id = ${access.userId} AND ${access.type !== changeWithoutSignIn && access.sessionId !== null}
    )
    INSERT INTO access_logs (user_id, session_id, access_type, address)
    VALUES (${access.userId}, ${access.sessionId}, ${access.type},
            ${plainAddress(access.address)})`.execute(db);
}

/** Attaches the browser's own report to the row that the server wrote: one visible row. */
export async function confirmAccess(db: Db, sessionId: string, type: AccessType): Promise<void> {
  await sql`
    UPDATE access_logs SET confirmed_at = coalesce(confirmed_at, now())
    WHERE user_id = (SELECT user_id FROM sessions WHERE id = ${sessionId})
      -- No session is older than 12 hours; the index of the user's rows by time finds its own.
      AND access_time > now() - interval '13 hours'
      AND session_id = ${sessionId} AND access_type = ${type}`.execute(db);
}
