import { type ErrorBody, type ErrorCode, errorStatuses, errorTexts } from '@consultancy/validation';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { isDatabaseAway } from '../database/faults.ts';
import { logRejection } from '../security/security-log.ts';
import { fieldFaults } from './field-faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code with which the request was rejected, for its line in the log. */
    rejectedAs: ErrorCode | null;
  }
}

const RETRY_SECONDS = 5;

/** The body of an error answer. */
export function errorAnswer(code: ErrorCode, extras: Partial<ErrorBody> = {}): ErrorBody {
  return { error: errorTexts[code], code, ...extras };
}

/** Codes for the refusals that the framework itself makes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_UNDER_PRESSURE: 'SERVICE_UNAVAILABLE',
};

/** Reads any thrown thing as one of the contract's refusals; what is unknown is a 500. */
function refusalOf(error: FastifyError): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('VALIDATION_ERROR', { fields: fieldFaults(error.validation) });
  }
  const known = frameworkCodes[error.code];
  if (known) {
    return new AppError(
      known,
      known === 'SERVICE_UNAVAILABLE' ? { retry_after: RETRY_SECONDS } : {},
    );
  }
  if (isDatabaseAway(error)) {
    return new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });
  }
  const status = error.statusCode ?? 500;
  return new AppError(status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR');
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  const status = errorStatuses[refusal.code];
  request.rejectedAs = refusal.code;
  logRejection(request, refusal.code, refusal.facts);
  // No client waits for what was cancelled because it hung up.
  if (status >= 500 && !reply.raw.destroyed) {
    request.log.error({ err: error }, 'request failed');
  }
  if (refusal.extras.retry_after !== undefined) {
    reply.header('retry-after', String(refusal.extras.retry_after));
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorAnswer(refusal.code, refusal.extras));
}

/** Every refusal and fault becomes the contract's error body; no stack, SQL or path leaves (§8). */
export const errorsPlugin = fp(
  async (app) => {
    app.decorateRequest('rejectedAs', null);
    app.setErrorHandler(answerError);
  },
  { name: 'errors' },
);
