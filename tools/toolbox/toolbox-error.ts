import { type ErrorCode, errorBody } from '@consultancy/validation';

/** A call of the toolbox that the server refused, or that did not reach it. */
export class ToolboxError extends Error {
  override readonly name = 'ToolboxError';
  readonly status: number | null;
  readonly code: ErrorCode | null;

  /**
   * @param message the server's Spanish text, or what went wrong on the way.
   * @param status HTTP status; null when there was no answer.
   * @param code stable code of the refusal (decisions §3); null when the server gave none.
   */
  constructor(message: string, status: number | null, code: ErrorCode | null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The error of an answer that is no success: the server's own words where it gave any. */
export async function refusalOf(response: Response): Promise<ToolboxError> {
  const refusal = errorBody.safeParse(await response.json().catch(() => null));
  return refusal.success
    ? new ToolboxError(refusal.data.error, response.status, refusal.data.code)
    : new ToolboxError(`The server answered ${response.status}.`, response.status, null);
}
