import type { ErrorBody, ErrorCode } from '@consultancy/validation';

type Extras = Pick<ErrorBody, 'fields' | 'retry_after'>;

/** A refusal with one of the contract's codes; the error plugin turns it into the answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: Extras;
  constructor(code: ErrorCode, extras: Extras = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.extras = extras;
  }
}
