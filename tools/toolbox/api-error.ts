import { type ErrorCode, errorBody } from '@consultancy/validation';

/** An error response of the API, or a request that did not reach it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  readonly code: ErrorCode | null;

  /**
   * @param message the server's Spanish text, or why the request failed.
   * @param status HTTP status; null when there was no response.
   * @param code stable code of the error (decisions §3); null when the server gave none.
   */
  constructor(message: string, status: number | null, code: ErrorCode | null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The error of a response without success, with the server's own text if it has one. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  return body.success
    ? new ApiError(body.data.error, response.status, body.data.code)
    : new ApiError(`The server responded with ${response.status}.`, response.status, null);
}
