import type { FastifyRequest } from 'fastify';
import { claimOf } from '../../security/session-cookies.ts';
import { endSession } from './session-repository.ts';

/**
 * Ends the session whose cookies the browser held when another one was opened for it (ASVS 7.2.4),
 * whoever it was of: nobody can see or end it from this browser any more, and whoever planted or
 * copied those cookies loses it too.
 */
export async function endReplacedSession(request: FastifyRequest): Promise<void> {
  const former = claimOf(request, 'access');
  if (former) {
    await endSession(request.server.db, former.sessionId, 'replaced by a sign-in');
  }
}
