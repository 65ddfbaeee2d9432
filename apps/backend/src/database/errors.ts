/** SQLSTATE of a write in a read-only transaction, as on a standby or during a take-over. */
export const readOnlyState = '25006';

/** SQLSTATEs and socket errors that mean "the database cannot serve now". */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  readOnlyState,
  '25P03', // idle in transaction timeout
  '28000', // role not admitted, and
  '28P01', // wrong password: an operator is replacing them
  '3D000', // no such database, as while a restore replaces it
  '40001', // serialization failure
  '40P01', // deadlock
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);

const unavailableMessages =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after|Client (has encountered a connection error|was closed)|connection is closed/i;

const field = (error: unknown, name: 'code' | 'message' | 'constraint' | 'routine'): string => {
  const value = (error as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Errors of connections that were not made. */
const failedConnections = new WeakSet<object>();

/**
 * Notes that no connection was made because of an error: whatever the reason, such as a network without a route or a
 * certificate that is over, the database cannot serve.
 */
export function noteFailedConnection(error: unknown): void {
  if (error instanceof Error) {
    failedConnections.add(error);
  }
}

/** Whether the database is unavailable, slow or full, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (failedConnections.has(error as object)) {
    return true;
  }
  if (error instanceof AggregateError) {
    return error.errors.some(isDatabaseUnavailable);
  }
  const code = field(error, 'code');
  return (
    unavailableCodes.has(code) ||
    code.startsWith('08') ||
    unavailableMessages.test(field(error, 'message'))
  );
}

/** Whether the database rejected a write because it is read-only. */
export function isReadOnly(error: unknown): boolean {
  return field(error, 'code') === readOnlyState;
}

/** Whether the database, or the limit of its role, admits no further connection. */
export function hasNoConnectionLeft(error: unknown): boolean {
  return field(error, 'code') === '53300';
}

/** Whether a statement took longer than it may. */
export function isStatementTimeout(error: unknown): boolean {
  return field(error, 'code') === '57014';
}

/** Whether the database lacks a table, column or function, as a standby behind a migration does. */
export function isMissingRelation(error: unknown): boolean {
  return ['42P01', '42703', '42883'].includes(field(error, 'code'));
}

/** Name of the violated unique constraint, or null for another error. */
export function violatedUnique(error: unknown): string | null {
  return field(error, 'code') === '23505' ? field(error, 'constraint') : null;
}

/**
 * Whether PostgreSQL does not know a time zone. It translates its messages, but not the name of the
 * function that reports the error: `DecodeTimezoneName`, and `timestamptz_zone` and others before
 * version 16. The SQLSTATE alone is that of any wrong argument or setting.
 */
export function isUnknownTimeZone(error: unknown): boolean {
  return field(error, 'code') === '22023' && /zone/i.test(field(error, 'routine'));
}

/** Whether a number was too large for its column. */
export function isOutOfRange(error: unknown): boolean {
  return field(error, 'code') === '22003';
}
