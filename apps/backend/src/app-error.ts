import type { ErrorBody, ErrorCode } from '@consultancy/validation';

type Extras = Pick<ErrorBody, 'fields' | 'retry_after'>;

/** Details of a rejected request for the log; never part of the response. */
export interface LoggedFacts {
  /** The account that was named, by the client of the request. */
  username?: string;
  /** Why, where the code stands for several reasons. */
  reason?: string;
}

/** An error with one of the contract's codes; the error plugin turns it into the response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: Extras;
  readonly facts: LoggedFacts;
  constructor(
    code: ErrorCode,
    extras: Extras = {},
    facts: LoggedFacts = {},
    options: ErrorOptions = {},
  ) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.extras = extras;
    this.facts = facts;
  }
}
