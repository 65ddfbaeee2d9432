import type { ColumnType, Generated } from 'kysely';
import type { DatabaseOnly, Decimal, Id, Timestamp, TimestampByDefault } from './columns.ts';

/** The tools on offer (§2). */
export interface ToolsTable {
  feature_id: string;
  feature_name: string;
}

/** Registered machines; one active per user. */
export interface MachinesTable {
  id: Id;
  user_id: number;
  machine_id: string;
  token_hash: Buffer;
  registered_at: TimestampByDefault;
  released_at: Timestamp | null;
  calls_left: Generated<number>;
  calls_at: TimestampByDefault;
  registered_address: string | null;
  last_used_at: Timestamp | null;
  last_used_address: string | null;
}

/** Codes that register a machine. */
export interface ActivationCodesTable {
  id: Id;
  user_id: number;
  code_hash: Buffer;
  created_at: TimestampByDefault;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  replaced_at: Timestamp | null;
}

/** Metered runs (§3). */
export interface UtilizationsTable {
  utilization_id: Id;
  /** Its number in the credit history while it is open. */
  history_id: Id;
  user_id: number;
  username: DatabaseOnly<string>;
  machine_row: number;
  feature_id: string;
  usage_date: TimestampByDefault;
  finish_date: Timestamp | null;
  /** Counts that the run was reserved with. */
  fc_records90: number;
  tb_records90: number;
  /** Counts that it was charged for; null until it finished. */
  settled_fc_records90: number | null;
  settled_tb_records90: number | null;
  prcnt_score_level: Decimal | null;
  score: Decimal;
  level: string;
  price_list_version: number;
  state: ColumnType<UtilizationState, UtilizationState | undefined, UtilizationState>;
  credits_reserved: Decimal;
  credits_used: Decimal | null;
  /** Cost of the final counts beyond the balance. */
  credits_shortfall: ColumnType<string, string | undefined, string>;
  expires_at: Timestamp;
}

/** State of a run; only an open one reserves credits. */
export type UtilizationState = 'open' | 'finished' | 'failed' | 'expired';

/** Why runs failed (§3). */
export interface ErrorLogsTable {
  error_id: Id;
  user_id: number;
  username: DatabaseOnly<string>;
  util_id: number;
  feature_id: string;
  error_time: TimestampByDefault;
  error_message: string;
  execute_stage: string;
}

/** Tools, machines and metered runs. */
export interface RunTables {
  tools: ToolsTable;
  machines: MachinesTable;
  activation_codes: ActivationCodesTable;
  utilizations: UtilizationsTable;
  error_logs: ErrorLogsTable;
}
