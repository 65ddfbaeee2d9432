import type { ErrorBody, ErrorCode } from '@consultancy/validation';

/** A fault the server found in one field of a payload. */
export type FieldIssue = NonNullable<ErrorBody['fields']>[number];

/**
 * How a call failed: `http` (the server answered with an error), `network` (no answer),
 * `timeout` (no answer in time) or `shape` (an answer that is not what the call describes).
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

/** Every failure of a call. Screens choose by `code` or `kind`, never by `message` (decisions §3). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** The server's stable code; null when it gave none that is known. */
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldIssue[];
  /** Seconds the server asks to wait; null when it does not. */
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
   * Whether the server gave no answer at all (§8 "no response"), be it to the call or to the refresh
   * that the call waited for.
   */
  get isUnreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || isApiError(this.cause);
  }
}

/** Narrows what a `catch` caught. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * The error of a call whose session had to be refreshed, when nobody said whether it can be: the
 * original one (§4), without its words, as they say that there is no session.
 */
export function lostRefresh(original: unknown, cause: unknown): unknown {
  if (!isApiError(original)) return original;
  const { kind, status, code, retryAfter } = original;
  return new ApiError({ kind, status, code, retryAfter, cause });
}
