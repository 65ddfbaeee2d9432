import type { ColumnType } from 'kysely';
import type { Given, Id, Timestamp, TimestampByDefault } from './columns.ts';

/** Web accesses (§3). */
export interface AccessLogsTable {
  id: Id;
  user_id: number;
  username: Given<string>;
  session_id: string | null;
  access_type: string;
  access_time: TimestampByDefault;
  confirmed_at: Timestamp | null;
  address: string | null;
}

/** Events of security and administration; append-only. */
export interface AuditEventsTable {
  id: Id;
  at: TimestampByDefault;
  actor_id: number | null;
  target_id: number | null;
  action: string;
  detail: ColumnType<unknown, string | undefined, never>;
  reason: string | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  address: string | null;
  request_id: string | null;
}

/** Exports under way, by person; at most some at once. */
export interface RunningExportsTable {
  user_id: number;
  slot: number;
  holder: string;
  expires_at: Timestamp;
}

/** Answers kept for requests that are sent again. */
export interface IdempotencyKeysTable {
  user_id: number;
  route: string;
  key: string;
  body_hash: Buffer;
  status: number | null;
  response: ColumnType<unknown, string | null, string | null> | null;
  created_at: TimestampByDefault;
}

/** What is kept of requests: accesses, events, answers given. */
export interface RecordTables {
  access_logs: AccessLogsTable;
  audit_events: AuditEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  running_exports: RunningExportsTable;
}
