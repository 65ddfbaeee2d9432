import { type ApiError, isApiError } from './api-error.ts';

/** Whether a failure leaves open who is signed in: no response, or none about the session. */
export const isLost = (error: unknown): boolean =>
  isApiError(error) &&
  (error.isUnreachable ||
    error.kind === 'shape' ||
    error.status === 429 ||
    (error.status ?? 0) >= 500);

/**
 * Whether the backend rejected a request. When it is the refresh the session is over (§4), whatever the
 * status: another backend responds 422 to a token that is no longer valid.
 */
export const isRejection = (error: unknown): error is ApiError =>
  isApiError(error) && !isLost(error);

/** Whether a request was rejected because of the user's role. */
export const isForbidden = (error: unknown): boolean =>
  isApiError(error) && error.code === 'UNAUTHORIZED';
