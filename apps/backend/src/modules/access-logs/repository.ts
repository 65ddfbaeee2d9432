import { type AccessType, limits } from '@consultancy/validation';
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

const earliestAccess = sql.raw(`now() - interval '${limits.sessionHours + 1} hours'`);

const changeWithoutSignIn: AccessType = 'Password Change (web)';

/**
 * Inserts an access in the transaction that grants it and, where it came with a sign-in, updates the
 * times of the last two sign-ins.
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
      -- The index of the user's rows by time finds those of the session, which is not older than that.
      AND access_time > ${earliestAccess}
      AND session_id = ${sessionId} AND access_type = ${type}`.execute(db);
}
