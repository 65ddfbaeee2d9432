import type { FastifyRequest } from 'fastify';
import { claimOf } from '../../security/session-cookies.ts';
import { originOf } from '../audit/record.ts';

/** Where a request comes from: for the session that it opens and for the audit trail. */
export const sourceOf = (request: FastifyRequest) => ({
  ...originOf(request),
  address: request.ip,
  // A browser's own is far shorter.
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  formerSession: claimOf(request, 'access')?.sessionId,
});
