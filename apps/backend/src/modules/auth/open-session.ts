import { limits } from '@consultancy/validation';
import { sql } from 'kysely';

/** SQL: when a session that opens now ends at the latest. */
export const latestSessionEnd = sql.raw<Date>(`now() + interval '${limits.sessionHours} hours'`);

/**
 * SQL text of whether a session is open: neither ended, nor over, nor unused for too long.
 * @param session name of the row of `sessions` in the statement.
 */
export const isOpenSession = (session: string): string =>
  `(${session}.ended_at IS NULL AND ${session}.absolute_expires_at > now()
    AND ${session}.last_seen_at > now() - interval '${limits.sessionIdleMinutes} minutes')`;
