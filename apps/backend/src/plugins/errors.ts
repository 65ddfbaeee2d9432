import { type ErrorBody, type ErrorCode, errorStatuses, errorTexts } from '@consultancy/validation';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { logRejection } from '../security/security-log.ts';
import { fieldIssues } from './field-issues.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code with which the request was rejected, for its line in the log. */
    rejectedAs: ErrorCode | null;
  }
}

const RETRY_SECONDS = 5;
/** How a machine proves itself: a 401 names the scheme (RFC 9110, RFC 6750). */
const MACHINE_CHALLENGE = 'Bearer realm="tool API"';

/** The body of an error response. */
export function errorResponse(code: ErrorCode, extras: Partial<ErrorBody> = {}): ErrorBody {
  return { error: errorTexts[code], code, ...extras };
}

/** Codes for the errors of the framework itself. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_UNDER_PRESSURE: 'SERVICE_UNAVAILABLE',
};

/** Maps any thrown value to one of the contract's errors; an unknown one is a 500. */
function rejectionOf(error: FastifyError): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('VALIDATION_ERROR', { fields: fieldIssues(error.validation) });
  }
  const known = frameworkCodes[error.code];
  if (known) {
    return new AppError(
      known,
      known === 'SERVICE_UNAVAILABLE' ? { retry_after: RETRY_SECONDS } : {},
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });
  }
  const status = error.statusCode ?? 500;
  return new AppError(status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR');
}

function respondWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const rejection = rejectionOf(error);
  const status = errorStatuses[rejection.code];
  request.rejectedAs = rejection.code;
  logRejection(request, rejection.code, rejection.facts);
  // No client waits for what was cancelled because it hung up.
  if (status >= 500 && !reply.raw.destroyed) {
    request.log.error({ err: error }, 'request failed');
  }
  if (rejection.extras.retry_after !== undefined) {
    reply.header('retry-after', String(rejection.extras.retry_after));
  }
  if (status === 401 && request.routeOptions.config.policy === 'machine') {
    reply.header('www-authenticate', MACHINE_CHALLENGE);
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorResponse(rejection.code, rejection.extras));
}

/** Every error becomes the contract's error body; it contains no stack, SQL or path (§8). */
export const errorsPlugin = fp(
  async (app) => {
    app.decorateRequest('rejectedAs', null);
    app.setErrorHandler(respondWithError);
  },
  { name: 'errors' },
);
