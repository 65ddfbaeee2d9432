import { errorBody } from '@consultancy/validation';
import { ApiError } from './api-error.ts';

/** Text of an error response that does not follow our own shape: `error` or `message` (§8). */
function looseText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, message } = body as { error?: unknown; message?: unknown };
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : '';
}

/** Seconds of a `Retry-After` header, which may also be a date. */
function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const milliseconds = Date.parse(header) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, Math.ceil(milliseconds / 1000));
}

/**
 * Creates the error of a response outside 2xx. The portal may be configured with another backend
 * (decisions §3), so a body of another shape still yields its text.
 */
export function readError(response: Response, body: unknown): ApiError {
  const parsed = errorBody.safeParse(body);
  const wait = retryAfterSeconds(response.headers.get('retry-after'));
  if (!parsed.success) {
    return new ApiError({
      kind: 'http',
      status: response.status,
      message: looseText(body),
      retryAfter: wait,
    });
  }
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: parsed.data.code,
    message: parsed.data.error,
    fields: parsed.data.fields ?? [],
    retryAfter: parsed.data.retry_after ?? wait,
  });
}
