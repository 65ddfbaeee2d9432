import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { userOf } from '../../plugins/principals.ts';
import { isOwnDevice } from '../../security/known-device.ts';
import { findCredentials } from '../users/repository.ts';
import { requirePassword } from './re-entry.ts';
import type { SessionPrincipal } from './session-repository.ts';

/** Minutes for which a sign-in, or a confirmation of the password, counts as proof. */
const PROOF_MINUTES = 10;

/**
 * Rejects a user who neither signed in nor confirmed their identity in this session within the last
 * minutes, as it may be in other hands. Every proof in an open session goes through here (ADR 029).
 * @throws IDENTITY_CONFIRMATION_REQUIRED.
 */
export async function requireRecentProof(
  db: Db,
  { sessionId }: Pick<SessionPrincipal, 'sessionId'>,
): Promise<void> {
  const { rows } = await sql<{ recent: boolean }>`
    SELECT coalesce(proven_at, created_at) > now() - make_interval(mins => ${PROOF_MINUTES}::integer)
             AS recent
    FROM sessions WHERE id = ${sessionId}`.execute(db);
  if (!rows[0]?.recent) {
    throw new AppError('IDENTITY_CONFIRMATION_REQUIRED');
  }
}

/**
 * Rejects a request from a browser in which the user had not signed in before this session, unless
 * they proved themselves recently: a copied cookie must not end the owner's sessions. A browser that
 * the user knows is not asked, so that they are not slowed down.
 * @throws IDENTITY_CONFIRMATION_REQUIRED.
 */
export async function requireOwnDevice(request: FastifyRequest): Promise<void> {
  const { db } = request.server;
  const user = userOf(request);
  const own = await findCredentials(db, user.username);
  if (!own || !isOwnDevice(request, own)) {
    await requireRecentProof(db, user);
  }
}

/**
 * Notes in the session that its user has just proved themselves by the password.
 * @throws PASSWORD_INCORRECT, TOO_MANY_REQUESTS.
 */
export async function confirmByPassword(
  app: FastifyInstance,
  { username, sessionId }: SessionPrincipal,
  password: string,
): Promise<void> {
  await requirePassword(app, username, password);
  await sql`UPDATE sessions SET proven_at = clock_timestamp()
            WHERE id = ${sessionId}`.execute(app.db);
}
