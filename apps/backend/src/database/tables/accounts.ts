import type { Profile, Role } from '@consultancy/validation';
import type { ColumnType, Generated } from 'kysely';
import type {
  DatabaseOnly,
  DecimalByDefault,
  Id,
  Timestamp,
  TimestampByDefault,
} from './columns.ts';

/** Accounts, with their balances. */
export interface UsersTable extends Profile {
  id: Id;
  username: string;
  password_hash: string;
  role: ColumnType<Role, Role | undefined, Role>;
  email_verified_at: Timestamp | null;
  disabled_at: Timestamp | null;
  /** When its data subject was erased; the row remains for the records that name it. */
  erased_at: Timestamp | null;
  current_credits: DecimalByDefault;
  pending_credits: DecimalByDefault;
  movement_seq: Generated<number>;
  low_balance_armed: Generated<boolean>;
  date_joined: TimestampByDefault;
  last_login: Timestamp | null;
  previous_login: Timestamp | null;
  consent_version: string;
  consent_at: TimestampByDefault;
  consent_address: string | null;
  /** Written by a trigger; null without a second factor. */
  second_factor_since: DatabaseOnly<Date | null>;
  search_text: DatabaseOnly<string>;
}

/** Families of token pairs. */
export interface SessionsTable {
  id: string;
  user_id: number;
  generation: Generated<number>;
  generation_at: TimestampByDefault;
  last_seen_at: TimestampByDefault;
  created_at: TimestampByDefault;
  absolute_expires_at: Timestamp;
  ended_at: Timestamp | null;
  /** When the second factor was last confirmed in it. */
  factor_at: Timestamp | null;
  end_reason: string | null;
  proven_at: Timestamp | null;
  user_agent: string;
  address: string | null;
}

/** Registrations whose e-mail awaits verification; no account yet. */
export interface PendingRegistrationsTable extends Profile {
  id: Id;
  username: string;
  password_hash: string;
  consent_version: string;
  consent_at: TimestampByDefault;
  consent_address: string | null;
  expires_at: Timestamp;
  /** Hash of the secret in the registering browser's cookie. */
  browser_hash: Buffer | null;
}

/** E-mail addresses that await confirmation. */
export interface EmailChangesTable {
  user_id: number;
  new_email: string;
  created_at: TimestampByDefault;
  expires_at: Timestamp;
}

/** Mailed links: of a registration until it is verified, of a user from then on. */
export interface OneUseTokensTable {
  id: Id;
  user_id: number | null;
  registration_id: number | null;
  purpose: 'verify-email' | 'reset-password' | 'change-email';
  nonce: string;
  token_hash: Buffer;
  created_at: TimestampByDefault;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  replaced_at: Timestamp | null;
}

/** Accounts, and the credentials of their users. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  pending_registrations: PendingRegistrationsTable;
  email_changes: EmailChangesTable;
  one_use_tokens: OneUseTokensTable;
}
