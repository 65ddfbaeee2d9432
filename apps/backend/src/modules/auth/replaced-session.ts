import type { FastifyRequest } from 'fastify';
import { claimOf } from '../../security/session-cookies.ts';
import { endSession } from './session-repository.ts';

/**
 * Revokes the session that the browser's cookies named before a new sign-in (ASVS 7.2.4),
 * of any user: this browser can no longer list or revoke it, and an attacker who planted or
 * copied those cookies loses it too.
 */
export async function endReplacedSession(request: FastifyRequest): Promise<void> {
  const former = claimOf(request, 'access');
  if (former) {
    await endSession(request.server.db, former.sessionId, 'replaced by a sign-in');
  }
}
