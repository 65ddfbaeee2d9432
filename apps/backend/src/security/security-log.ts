import type { ErrorCode } from '@consultancy/validation';
import type { FastifyRequest } from 'fastify';
import type { LoggedFacts } from '../app-error.ts';

/** Who sent a request, as far as it is known; a machine acts for its user. */
export function userOf({ principal, machine }: FastifyRequest) {
  const known = principal ?? machine;
  return known ? { id: known.userId, username: known.username } : undefined;
}

/** Rejections that an attack leaves behind; the others are in the line of their request alone. */
const securityCodes: ReadonlySet<string> = new Set<ErrorCode>([
  ...([
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'PASSWORD_INCORRECT',
    'FACTOR_REJECTED',
    'IDENTITY_CONFIRMATION_REQUIRED',
  ] as const),
  ...(['BOT_CHECK_FAILED', 'LINK_INVALID', 'ACTIVATION_CODE_INVALID', 'UNAUTHORIZED'] as const),
  ...(['SELF_CREDIT_FORBIDDEN', 'SELF_ACTION_FORBIDDEN', 'CROSS_SITE_REQUEST'] as const),
  ...(['TOO_MANY_REQUESTS', 'TOO_MANY_EXPORTS'] as const),
]);

/** The event: a rejection by its code, an export that was cut off, or a confirmed password. */
type SecurityCode = ErrorCode | 'EXPORT_FAILED' | 'IDENTITY_CONFIRMED';

/** Writes a security event: code, user, reason and network address. No secret belongs into it. */
export function logSecurityEvent(
  request: FastifyRequest,
  code: SecurityCode,
  facts: LoggedFacts & { list?: string } = {},
): void {
  const security = { code, user: userOf(request), address: request.ip, ...facts };
  request.log.warn({ security }, 'security event');
}

/** Writes the security event of a rejected request, if its code is one. */
export function logRejection(request: FastifyRequest, code: ErrorCode, facts: LoggedFacts): void {
  if (securityCodes.has(code)) {
    logSecurityEvent(request, code, facts);
  }
}
