import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../database/pool.ts';
import { userOf } from '../../plugins/principals.ts';
import { isOwnDevice } from '../../security/known-device.ts';
import type { TokenClaim } from '../../security/session-tokens.ts';
import { findCredentials } from '../users/repository.ts';
import { proveSession } from './own-session-repository.ts';
import { requirePassword } from './require-password.ts';
import type { SessionPrincipal } from './session-repository.ts';

/** Minutes for which a sign-in, or a confirmation of the password, counts as proof. */
const PROOF_MINUTES = 10;

/**
 * Rejects a user who neither signed in nor confirmed the password or a second factor in this session
 * within the last minutes, as it may be in other hands. Every such check is this one (ADR 029).
 * @throws IDENTITY_CONFIRMATION_REQUIRED.
 */
export async function requireRecentProof(
  db: Db,
  { sessionId }: Pick<SessionPrincipal, 'sessionId'>,
): Promise<void> {
  const { rows } = await sql<{ recent: boolean }>`
    SELECT greatest(created_at, proven_at, factor_at) > now() - make_interval(mins => ${PROOF_MINUTES}::integer)
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
 * Has the user prove themselves by the password. The session continues under another name, so that
 * copies of its tokens become invalid (ASVS 7.2.4).
 * @returns the claim of the fresh tokens.
 * @throws PASSWORD_INCORRECT, TOO_MANY_REQUESTS, UNAUTHENTICATED.
 */
export async function confirmByPassword(
  app: FastifyInstance,
  { username, sessionId }: SessionPrincipal,
  password: string,
): Promise<TokenClaim> {
  await requirePassword(app, username, password);
  const { claim } = await app.db
    .transaction()
    .execute((trx) => proveSession(trx, sessionId, 'proven_at'));
  return claim;
}
