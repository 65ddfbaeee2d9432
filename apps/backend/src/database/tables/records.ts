import type { ColumnType } from 'kysely';
import type { DatabaseOnly, Id, Timestamp, TimestampByDefault } from './columns.ts';

/** Web accesses (§3). */
export interface AccessLogsTable {
  id: Id;
  user_id: number;
  username: DatabaseOnly<string>;
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

/** Running exports by user; their number is limited. */
export interface RunningExportsTable {
  user_id: number;
  slot: number;
  holder: string;
  expires_at: Timestamp;
}

/** Stored responses for repeated requests. */
export interface IdempotencyKeysTable {
  user_id: number;
  route: string;
  key: string;
  body_hash: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null> | null;
  created_at: TimestampByDefault;
}

/** Records of requests: accesses, events, stored responses. */
export interface RecordTables {
  access_logs: AccessLogsTable;
  audit_events: AuditEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  running_exports: RunningExportsTable;
}
