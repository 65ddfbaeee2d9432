import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import { plainAddress } from '../../security/network-address.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import type { Credentials } from '../users/repository.ts';
import { latestSessionEnd } from './open-session.ts';
import { type Origin, revokeFormerSession } from './session-repository.ts';

/**
 * Opens the session of a sign-in, with its access row and the login times, and revokes the browser's
 * former one: one statement, as a sign-in waits for each. The user's row is the lock: a password
 * that is changed, or an account that is suspended, while the old password was being checked opens
 * nothing.
 * @param user the account as it was checked, and whether its second factor was proved too.
 * @param newHash what replaces the checked hash; the same when its cost is current.
 * @returns null when the account is no longer what was checked.
 */
export async function openSignIn(
  db: Db,
  user: Pick<Credentials, 'id' | 'password_hash'> & { factorProved?: boolean },
  newHash: string,
  origin: Origin,
): Promise<TokenClaim | null> {
  const sessionId = randomUUID();
  const address = plainAddress(origin.address);
  const { numAffectedRows } = await sql`${prepared}
    WITH seen AS (
      UPDATE users SET previous_login = last_login, last_login = now(), password_hash = ${newHash}
      WHERE id = ${user.id} AND password_hash = ${user.password_hash} AND disabled_at IS NULL
      RETURNING id
    ), opened AS (
      INSERT INTO sessions (id, user_id, absolute_expires_at, user_agent, address, factor_at)
      SELECT ${sessionId}, id, ${latestSessionEnd}, ${origin.userAgent},
             ${address}::inet, CASE WHEN ${user.factorProved ?? false}::boolean THEN now() END
      FROM seen
    ), ended AS (${revokeFormerSession(origin)} AND EXISTS (SELECT FROM seen))
    INSERT INTO access_logs (user_id, session_id, access_type, address)
    SELECT id, ${sessionId}, 'login', ${address}::inet FROM seen`.execute(db);
  return numAffectedRows === 1n ? { sessionId, generation: 1 } : null;
}
