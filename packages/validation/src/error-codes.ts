/**
 * Every error code of the API, and its HTTP status (decisions §3).
 * Screens choose by code, never by text. 401 means "no valid session" and nothing else.
 */
export const errorStatuses = {
  VALIDATION_ERROR: 400,
  MALFORMED_REQUEST: 400,
  INVALID_CREDENTIALS: 400,
  BOT_CHECK_FAILED: 400,
  LINK_INVALID: 400,
  /** No sign-in awaits a second factor in this browser, or no longer. */
  SIGN_IN_EXPIRED: 400,
  ACTIVATION_CODE_INVALID: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  /** No valid session, or no valid machine token on the tool API. */
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 402,
  /** Only after the right password. */
  EMAIL_NOT_VERIFIED: 403,
  /** Only after the right password. */
  ACCOUNT_SUSPENDED: 403,
  /** The link of a registration was opened in another browser than it was made in. */
  REGISTRATION_PASSWORD_REQUIRED: 403,
  /** The password must be confirmed again in this session: `/sessions/confirm-identity`. */
  IDENTITY_CONFIRMATION_REQUIRED: 403,
  /** A re-entered password was wrong. */
  PASSWORD_INCORRECT: 403,
  /** After the right password: the sign-in goes on at `/login/second-factor`. */
  SECOND_FACTOR_REQUIRED: 403,
  /** A code or a passkey's response was wrong, or was used before. */
  FACTOR_REJECTED: 403,
  /** The second factor must be confirmed again in this session. */
  FACTOR_CONFIRMATION_REQUIRED: 403,
  /** An administrator without a second factor can only set one up. */
  FACTOR_SETUP_REQUIRED: 403,
  /** The signed-in user's role or name does not allow this; its text is 'UNAUTHORIZED' (§6). */
  UNAUTHORIZED: 403,
  SELF_CREDIT_FORBIDDEN: 403,
  /** An administrator's action on the own account, which another administrator must take. */
  SELF_ACTION_FORBIDDEN: 403,
  CROSS_SITE_REQUEST: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  TOOL_NOT_FOUND: 404,
  UTILIZATION_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  TRANSACTION_NOT_FOUND: 404,
  PRICE_LIST_NOT_FOUND: 404,
  DATA_REQUEST_NOT_FOUND: 404,
  FACTOR_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  USERNAME_TAKEN: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  MACHINE_ALREADY_REGISTERED: 409,
  /** The set-up of an authenticator app was not started in this session, or has expired. */
  FACTOR_SETUP_EXPIRED: 409,
  /** Administrators may not remove their only second factor. */
  LAST_FACTOR_REQUIRED: 409,
  PASSKEY_LIMIT_REACHED: 409,
  /** The utilization has already ended in another way. */
  UTILIZATION_CLOSED: 409,
  /** Its reservation ran out without a heartbeat and was released. */
  UTILIZATION_EXPIRED: 409,
  PRICE_LIST_MISSING: 409,
  /** A published list prices runs and stays as it was. */
  PRICE_LIST_PUBLISHED: 409,
  /** The draft was saved again after it was read. */
  PRICE_LIST_CHANGED: 409,
  /** The account is already as the action would make it. */
  ACCOUNT_UNCHANGED: 409,
  TRANSACTION_REVERSED: 409,
  /** Credits to be deducted were spent, or are reserved. */
  CREDITS_UNAVAILABLE: 409,
  /** The request is in a state in which this step does not apply, such as after its term. */
  DATA_REQUEST_STEP_INVALID: 409,
  /** The same user has an open request of this kind. */
  DATA_REQUEST_OPEN: 409,
  /** The only active administrator cannot ask to be erased. */
  LAST_ADMINISTRATOR: 409,
  /** The data of the account were erased: nothing can be done with it any more. */
  ACCOUNT_ERASED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** Carries `Retry-After`. */
  TOO_MANY_REQUESTS: 429,
  /** Sent with `Retry-After`; a user's concurrent exports are limited, over all servers. */
  TOO_MANY_EXPORTS: 429,
  INTERNAL_ERROR: 500,
  /** Carries `Retry-After`. */
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** All codes, in the order of the table above. */
export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];
