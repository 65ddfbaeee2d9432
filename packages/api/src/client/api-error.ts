import type { ErrorBody, ErrorCode } from '@consultancy/validation';

/** A validation issue that the server found in one field of a payload. */
export type FieldIssue = NonNullable<ErrorBody['fields']>[number];

/**
 * How a request failed: `http` (an error response), `network` (no response), `timeout` (no response
 * in time) or `shape` (a response that does not match the endpoint's schema).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'shape';

interface ApiErrorInit {
  kind: ApiErrorKind;
  status?: number | null;
  code?: ErrorCode | null;
  message?: string;
  fields?: readonly FieldIssue[];
  retryAfter?: number | null;
  cause?: unknown;
}

/** Every failure of a request. Screens choose by `code` or `kind`, never by `message` (decisions §3). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; null when there was no response. */
  readonly status: number | null;
  /** The server's stable code; null when it is absent or unknown. */
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldIssue[];
  /** Seconds to wait, from `Retry-After`; null without it. */
  readonly retryAfter: number | null;

  constructor(init: ApiErrorInit) {
    super(init.message ?? '', { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status ?? null;
    this.code = init.code ?? null;
    this.fields = init.fields ?? [];
    this.retryAfter = init.retryAfter ?? null;
  }

  /**
   * Whether the server sent no response at all (§8 "no response"), either to the request or to the
   * refresh that the request waited for.
   */
  get isUnreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || isApiError(this.cause);
  }
}

/** Narrows a caught value. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * The error of a request whose session refresh got no response: the original error (§4) without its
 * message, as that says that there is no session.
 */
export function lostRefreshError(original: unknown, cause: unknown): unknown {
  if (!isApiError(original)) return original;
  const { kind, status, code, retryAfter } = original;
  return new ApiError({ kind, status, code, retryAfter, cause });
}
