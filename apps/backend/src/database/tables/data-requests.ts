import type { DataRequestKind, DataRequestState } from '@consultancy/validation';
import type { ColumnType } from 'kysely';
import type { DatabaseOnly, Id, Timestamp, TimestampByDefault } from './columns.ts';

/** Requests about personal data (§9). */
export interface DataRequestsTable {
  request_id: Id;
  user_id: number;
  username: DatabaseOnly<string>;
  received_at: TimestampByDefault;
  kind: DataRequestKind;
  state: ColumnType<DataRequestState, DataRequestState | undefined, DataRequestState>;
  details: string | null;
  /** Days in Colombia, `YYYY-MM-DD`. */
  counted_from: string;
  due_on: string | null;
  complete_by: string | null;
  closed_at: Timestamp | null;
}

/** The history of each request. */
export interface DataRequestEventsTable {
  id: Id;
  request_id: number;
  at: TimestampByDefault;
  state: DataRequestState;
  note: string | null;
}

/** Requests about personal data. */
export interface DataRequestTables {
  data_requests: DataRequestsTable;
  data_request_events: DataRequestEventsTable;
}
