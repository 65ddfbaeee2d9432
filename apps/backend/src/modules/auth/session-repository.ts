import { randomUUID } from 'node:crypto';
import { limits, type Role } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared, preparedSelect } from '../../database/prepared.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { plainAddress } from '../../security/network-address.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { recordAudit } from '../audit/record.ts';
import { revokeActivationCode } from '../tool/machine-repository.ts';
import { isOpenSession, latestSessionEnd } from './open-session.ts';
import { lockSession } from './own-session-repository.ts';

/** The signed-in user of this request. */
export interface SessionPrincipal {
  userId: number;
  username: string;
  role: Role;
  sessionId: string;
  /** Whether the account has a second factor. */
  hasFactor: boolean;
  /** Whether it was confirmed in this session within the last minutes. */
  factorIsRecent: boolean;
}

/** Where a session was opened from. */
export interface Origin {
  address: string;
  userAgent: string;
  /** The session that the browser's cookies named until now, of any user. */
  formerSession?: string | undefined;
}

/** Minutes for which a confirmation counts. */
const factorMinutes = limits.factorConfirmationMinutes;

/**
 * A session that was opened without the second factor, in whatever way, is none once the account has
 * one.
 */
const factorProved = sql`(u.second_factor_since IS NULL OR s.factor_at IS NOT NULL)`;

const isOpen = sql.raw(isOpenSession('s'));

/** The generation before the current one still counts, as its requests may be under way. */
const isInGrace = sql`s.generation_at > now() - interval '30 seconds'`;

/** The use of a session is recorded once a minute at most. */
const isUseDue = sql`last_seen_at < now() - interval '1 minute'`;

/**
 * Revokes the session that a new one replaces in its browser (ASVS 7.2.4): this browser can no longer
 * list or revoke it, and an attacker who planted or copied its cookies loses it too.
 */
export const revokeFormerSession = ({ formerSession }: Origin) => sql`
  UPDATE sessions SET ended_at = now(), end_reason = 'replaced by a sign-in'
  WHERE id = ${formerSession ?? null}::uuid AND ended_at IS NULL`;

/** Opens a session for a user; its first generation of tokens is 1. */
export async function openSession(db: Db, userId: number, origin: Origin): Promise<TokenClaim> {
  const sessionId = randomUUID();
  await sql`
    WITH ended AS (${revokeFormerSession(origin)})
    INSERT INTO sessions (id, user_id, absolute_expires_at, user_agent, address)
    VALUES (${sessionId}, ${userId}, ${latestSessionEnd},
            ${origin.userAgent}, ${plainAddress(origin.address)})`.execute(db);
  return { sessionId, generation: 1 };
}

/** Records that a session is in use. */
async function recordUse(db: Db, sessionId: string): Promise<void> {
  await sql`${prepared}
    UPDATE sessions SET last_seen_at = now()
    WHERE id = ${sessionId} AND ${isUseDue}`.execute(db);
}

const selectPrincipal = preparedSelect<TokenClaim, SessionPrincipal & { due: boolean }>(
  (value) => sql`
    SELECT u.id AS "userId", u.username, u.role, s.id AS "sessionId",
           u.second_factor_since IS NOT NULL AS "hasFactor",
           s.factor_at > now() - make_interval(mins => ${factorMinutes}::integer) IS TRUE
             AS "factorIsRecent",
           ${isUseDue}
             AND NOT current_setting('transaction_read_only')::boolean AS due
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${value('sessionId')}
      AND ${isOpen}
      AND (
        (s.generation = ${value('generation')} AND s.generation_at > now() - interval '10 minutes')
        OR (s.generation = ${value('generation')} + 1 AND ${isInGrace})
      )
      AND u.disabled_at IS NULL
      AND u.email_verified_at IS NOT NULL
      AND ${factorProved}`,
);

/**
 * Checks an access token's session and its user in one statement, so that a suspended user or a
 * changed role counts on this very request. It writes nothing: the use is noted by a statement of
 * its own, and not while the database is read-only.
 */
export async function findPrincipal(db: Db, claim: TokenClaim): Promise<SessionPrincipal | null> {
  const rows = await selectPrincipal(db, claim);
  if (!rows[0]) {
    return null;
  }
  const { due, ...principal } = rows[0];
  if (due) {
    await recordUse(db, principal.sessionId);
  }
  return principal;
}

/** Outcome of a renewal. */
export type Renewal =
  | { outcome: 'renewed'; claim: TokenClaim; username: string; role: string }
  | { outcome: 'reused'; userId: number }
  | { outcome: 'rejected' };

interface RenewableSession {
  generation: number;
  within_grace: boolean;
  user_id: number;
  username: string;
  role: string;
}

/**
 * Renews a session by its refresh token's claim. The row's lock makes one of many concurrent
 * renewals rotate; the others, and a retry after a lost response, find the generation one ahead
 * and get the same new pair. Anything older was stolen or replayed: the family is revoked.
 */
export async function renewSession(db: Db, claim: TokenClaim): Promise<Renewal> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<RenewableSession>`
      SELECT s.generation, ${isInGrace} AS within_grace,
             u.id AS user_id, u.username, u.role
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id = ${claim.sessionId} AND ${isOpen}
        AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL
        AND ${factorProved}
      FOR UPDATE OF s`.execute(trx);
    const session = rows[0];
    if (!session) {
      return { outcome: 'rejected' };
    }
    const { username, role } = session;
    if (session.generation === claim.generation) {
      await sql`
        UPDATE sessions SET generation = generation + 1, generation_at = clock_timestamp(),
               last_seen_at = clock_timestamp()
        WHERE id = ${claim.sessionId}`.execute(trx);
      const next = { ...claim, generation: claim.generation + 1 };
      return { outcome: 'renewed', claim: next, username, role };
    }
    if (session.generation === claim.generation + 1 && session.within_grace) {
      const current = { ...claim, generation: session.generation };
      return { outcome: 'renewed', claim: current, username, role };
    }
    const { user_id: userId } = session;
    const { sessionId } = claim;
    await revokeSession(trx, sessionId, 'refresh token reused');
    await recordAudit(
      trx,
      {},
      { action: 'refresh token reused', targetId: userId, detail: { session_id: sessionId } },
    );
    await enqueueMail(trx, { mail: 'session-ended', sessionId });
    return { outcome: 'reused', userId };
  });
}

/** Revokes one session; nothing changes when it was revoked before. */
export async function revokeSession(db: Db, sessionId: string, reason: string): Promise<void> {
  await sql`
    UPDATE sessions SET ended_at = now(), end_reason = ${reason}
    WHERE id = ${sessionId} AND ended_at IS NULL`.execute(db);
}

/**
 * Revokes a user's open sessions, all of them or all but one, the sign-ins that await their second
 * factor, and an activation code: who stole a session may have made it, to register a machine later.
 * @param except the session of the request; its user is locked first, and so two that revoke each other.
 * @throws UNAUTHENTICATED when that one has ended or got fresh tokens meanwhile: under another id it would be
 * revoked too.
 */
export async function revokeUserSessions(
  db: Db,
  userId: number,
  reason: string,
  except: string | null = null,
): Promise<void> {
  if (except !== null) {
    await sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`.execute(db);
    await lockSession(db, except);
  }
  await sql`
    UPDATE sessions SET ended_at = now(), end_reason = ${reason}
    WHERE user_id = ${userId} AND ended_at IS NULL
      AND id IS DISTINCT FROM ${except}::uuid`.execute(db);
  await sql`DELETE FROM pending_sign_ins WHERE user_id = ${userId}`.execute(db);
  await revokeActivationCode(db, userId);
}
