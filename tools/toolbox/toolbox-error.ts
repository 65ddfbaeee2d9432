import type { ErrorCode } from '@consultancy/validation';

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
