import { limits } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import { plainAddress } from '../../security/network-address.ts';
import { lockSession } from '../auth/own-session-repository.ts';
import type { SessionPrincipal } from '../auth/session-repository.ts';

/** A registered machine and its user. */
export interface MachinePrincipal {
  machineRow: number;
  userId: number;
  username: string;
}

/** Token bucket of a machine: requests that it may send at once, and how many return per second. */
export const burstRequests = 120;
export const requestsPerSecond = 2;

/**
 * Checks a machine token and its user, counts the request, and records when and from where it came, in
 * one statement.
 * @param request the token's hash, the client's address, and the factor that multiplies the machine's
 * limit (ADDRESS_LIMIT_FACTOR).
 * @returns null for an unknown token; `admitted` is false above the rate limit.
 */
export async function findMachine(
  db: Db,
  request: { tokenHash: Buffer; address: string; factor: number },
) {
  const { tokenHash, address, factor } = request;
  const rate = requestsPerSecond * factor;
  const left = sql`least(
    ${Math.max(1, burstRequests * factor)}::double precision,
    m.calls_left + ${rate}::double precision
      * greatest(0, extract(epoch FROM statement_timestamp() - m.calls_at)))`;
  // A crash may lose counts, so that counting does not wait for the disk.
  const { rows } = await sql<MachinePrincipal & { admitted: boolean }>`${prepared}
    WITH found AS (
      SELECT m.id AS "machineRow", u.id AS "userId", u.username
      FROM machines m
      -- OFFSET keeps the planner from a merge join, which reads all users up to that of a new machine.
      CROSS JOIN LATERAL (
        SELECT id, username FROM users
        WHERE id = m.user_id AND disabled_at IS NULL AND email_verified_at IS NOT NULL
        OFFSET 0
      ) u
      WHERE m.token_hash = ${tokenHash} AND m.released_at IS NULL
    ), counted AS (
      UPDATE machines m
      SET calls_left = ${left} - 1, calls_at = greatest(m.calls_at, statement_timestamp()),
        last_used_at = statement_timestamp(), last_used_address = ${plainAddress(address)}::inet
      FROM found WHERE m.id = found."machineRow" AND ${left} >= 1
      RETURNING set_config('synchronous_commit', 'off', true)
    )
    SELECT found.*, EXISTS (SELECT FROM counted) AS admitted FROM found`.execute(db);
  return rows[0] ?? null;
}

/** The user's active machine, if any. */
export async function findActiveMachine(db: Db, userId: number) {
  return db
    .selectFrom('machines')
    .select(['id', 'machine_id', 'registered_at', 'last_used_at'])
    .select(sql<string | null>`host(last_used_address)`.as('last_used_address'))
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
}

/** Revokes the user's activation code, if there is an unused one. */
export async function revokeActivationCode(db: Db, userId: number): Promise<void> {
  await sql`
    UPDATE activation_codes SET replaced_at = now()
    WHERE user_id = ${userId} AND used_at IS NULL AND replaced_at IS NULL`.execute(db);
}

/**
 * Releases the user's active machine and revokes its token, in the caller's transaction, and an
 * unused activation code: while the machine was active, no other one could be registered by it.
 * Runs that it left open keep their reservation until they expire.
 * @returns the machine's id, or null when none was active.
 */
export async function releaseActiveMachine(db: Db, userId: number): Promise<string | null> {
  // Before the machine, as a registration locks them in this order.
  await revokeActivationCode(db, userId);
  const row = await db
    .updateTable('machines')
    .set({ released_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .returning('machine_id')
    .executeTakeFirst();
  return row?.machine_id ?? null;
}

/**
 * Revokes the user's unused code and stores the new one.
 * @throws UNAUTHENTICATED when the session has ended meanwhile, which has revoked its code.
 */
export async function replaceActivationCode(
  db: Db,
  { userId, sessionId }: Pick<SessionPrincipal, 'userId' | 'sessionId'>,
  codeHash: Buffer,
) {
  return db.transaction().execute(async (trx) => {
    // The user's row is the lock: concurrent requests for codes are serialized. `FOR UPDATE` would
    // also wait for a machine that is just being registered for the user.
    await sql`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
    await lockSession(trx, sessionId, 'KEY SHARE');
    await revokeActivationCode(trx, userId);
    const { rows } = await sql<{ expires_at: Date }>`
      INSERT INTO activation_codes (user_id, code_hash, expires_at)
      VALUES (${userId}, ${codeHash}, now() + make_interval(mins => ${limits.activationCodeMinutes}::integer))
      RETURNING expires_at`.execute(trx);
    return rows[0]?.expires_at ?? new Date();
  });
}

/** Uses a code up; null when it is unknown, used, replaced or expired. */
export async function consumeActivationCode(db: Db, codeHash: Buffer) {
  const { rows } = await sql<{ userId: number; username: string }>`
    UPDATE activation_codes c SET used_at = now()
    FROM users u
    WHERE c.code_hash = ${codeHash} AND c.used_at IS NULL AND c.replaced_at IS NULL
      AND c.expires_at > now() AND u.id = c.user_id
      AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
    RETURNING u.id AS "userId", u.username`.execute(db);
  return rows[0] ?? null;
}

/**
 * Registers the user's machine, or gives the same machine a new token.
 * @returns the id of the machine's row; null when another machine is active.
 */
export async function registerMachineRow(
  db: Db,
  machine: { userId: number; machineId: string; tokenHash: Buffer; address: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO machines (user_id, machine_id, token_hash, registered_address)
    VALUES (${machine.userId}, ${machine.machineId}, ${machine.tokenHash},
            ${plainAddress(machine.address)}::inet)
    ON CONFLICT (user_id) WHERE released_at IS NULL
    DO UPDATE SET token_hash = excluded.token_hash, registered_at = now(),
        registered_address = excluded.registered_address,
        last_used_at = NULL, last_used_address = NULL
      WHERE machines.machine_id = excluded.machine_id
    RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
}
