import type { ColumnType, Generated } from 'kysely';

/** A numeric column: always a decimal string, never a float. */
type Decimal = ColumnType<string, string, string>;
type DecimalByDefault = ColumnType<string, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type Id = Generated<number>;

/** Accounts, with their balances. */
export interface UsersTable {
  id: Id;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  cellphone: string;
  enterprise_name: string;
  password_hash: string;
  role: ColumnType<'admin' | 'user', 'admin' | 'user' | undefined, 'admin' | 'user'>;
  email_verified_at: Instant | null;
  disabled_at: Instant | null;
  current_credits: DecimalByDefault;
  pending_credits: DecimalByDefault;
  movement_seq: Generated<number>;
  date_joined: InstantByDefault;
  last_login: Instant | null;
  previous_login: Instant | null;
  consent_version: string;
  consent_at: InstantByDefault;
  consent_address: string | null;
}

/** Families of token pairs. */
export interface SessionsTable {
  id: string;
  user_id: number;
  generation: Generated<number>;
  generation_at: InstantByDefault;
  last_seen_at: InstantByDefault;
  created_at: InstantByDefault;
  absolute_expires_at: Instant;
  ended_at: Instant | null;
  end_reason: string | null;
  user_agent: string;
  address: string | null;
}

/** Mailed links. */
export interface OneUseTokensTable {
  id: Id;
  user_id: number;
  purpose: 'verify-email' | 'reset-password' | 'change-email';
  nonce: string;
  token_hash: Buffer;
  created_at: InstantByDefault;
  expires_at: Instant;
  used_at: Instant | null;
  replaced_at: Instant | null;
}

/** Web accesses (§3). */
export interface AccessLogsTable {
  id: Id;
  user_id: number;
  session_id: string | null;
  access_type: string;
  access_time: InstantByDefault;
  confirmed_at: Instant | null;
  address: string | null;
}

/** Events of security and administration; append-only. */
export interface AuditEventsTable {
  id: Id;
  at: InstantByDefault;
  actor_id: number | null;
  target_id: number | null;
  action: string;
  detail: ColumnType<unknown, string | undefined, never>;
  address: string | null;
  request_id: string | null;
}

/** Answers kept for requests that are sent again. */
export interface IdempotencyKeysTable {
  user_id: number;
  route: string;
  key: string;
  body_hash: Buffer;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null> | null;
  created_at: InstantByDefault;
}

/** The tools on offer (§2). */
export interface ToolsTable {
  feature_id: string;
  feature_name: string;
}

/** Versions of the price list. */
export interface PriceListsTable {
  version: Generated<number>;
  title: string;
  fc_weight: Decimal;
  tb_weight: Decimal;
  created_at: InstantByDefault;
  published_at: Instant | null;
}

/** Levels of a price list: from which score, how many credits. */
export interface PriceLevelsTable {
  version: number;
  level: string;
  min_score: Decimal;
  credits: Decimal;
}

/** Registered machines; one active per user. */
export interface MachinesTable {
  id: Id;
  user_id: number;
  machine_id: string;
  token_hash: Buffer;
  registered_at: InstantByDefault;
  released_at: Instant | null;
}

/** Codes that register a machine. */
export interface ActivationCodesTable {
  id: Id;
  user_id: number;
  code_hash: Buffer;
  created_at: InstantByDefault;
  expires_at: Instant;
  used_at: Instant | null;
  replaced_at: Instant | null;
}

/** Purchases of credits (§3); append-only. */
export interface TransactionsTable {
  trans_id: Id;
  user_id: number;
  recorded_by: number;
  trans_date: InstantByDefault;
  trans_type: string;
  credits_purchased: Decimal;
  amount_paid: Decimal;
  trans_platform: string;
}

/** Metered runs (§3). */
export interface UtilizationsTable {
  utilization_id: Id;
  user_id: number;
  machine_row: number;
  feature_id: string;
  usage_date: InstantByDefault;
  finish_date: Instant | null;
  fc_records90: number;
  tb_records90: number;
  prcnt_score_level: Decimal | null;
  score: Decimal;
  level: string;
  price_list_version: number;
  state: ColumnType<UtilizationState, UtilizationState | undefined, UtilizationState>;
  credits_reserved: Decimal;
  credits_used: Decimal | null;
  expires_at: Instant;
}

/** Where a run stands; only an open one holds credits. */
export type UtilizationState = 'open' | 'finished' | 'failed' | 'expired';

/** Why runs failed (§3). */
export interface ErrorLogsTable {
  error_id: Id;
  user_id: number;
  util_id: number;
  feature_id: string;
  error_time: InstantByDefault;
  error_message: string;
  execute_stage: string;
}

/** The ledger (§3); append-only. */
export interface CreditMovementsTable {
  id: Id;
  user_id: number;
  seq: number;
  date: InstantByDefault;
  amount: Decimal;
  balance: Decimal;
  type: string;
  status: Generated<string>;
  descript: string;
  trans_id: number | null;
  utilization_id: number | null;
  reverses_id: number | null;
}

/** The tables, as `migrations/` makes them. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  one_use_tokens: OneUseTokensTable;
  access_logs: AccessLogsTable;
  audit_events: AuditEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  tools: ToolsTable;
  price_lists: PriceListsTable;
  price_levels: PriceLevelsTable;
  machines: MachinesTable;
  activation_codes: ActivationCodesTable;
  transactions: TransactionsTable;
  utilizations: UtilizationsTable;
  error_logs: ErrorLogsTable;
  credit_movements: CreditMovementsTable;
}
