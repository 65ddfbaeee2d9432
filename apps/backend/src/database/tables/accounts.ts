import type { ColumnType, Generated } from 'kysely';
import type { DecimalByDefault, Given, Id, Instant, InstantByDefault } from './columns.ts';

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
  low_balance_armed: Generated<boolean>;
  date_joined: InstantByDefault;
  last_login: Instant | null;
  previous_login: Instant | null;
  consent_version: string;
  consent_at: InstantByDefault;
  consent_address: string | null;
  search_text: Given<string>;
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

/** Registrations whose e-mail awaits verification; no account yet. */
export interface PendingRegistrationsTable {
  id: Id;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  cellphone: string;
  enterprise_name: string;
  password_hash: string;
  consent_version: string;
  consent_at: InstantByDefault;
  consent_address: string | null;
  expires_at: Instant;
}

/** E-mail addresses that await confirmation. */
export interface EmailChangesTable {
  user_id: number;
  new_email: string;
  created_at: InstantByDefault;
  expires_at: Instant;
}

/** Mailed links: of a registration until it is verified, of a user from then on. */
export interface OneUseTokensTable {
  id: Id;
  user_id: number | null;
  registration_id: number | null;
  purpose: 'verify-email' | 'reset-password' | 'change-email';
  nonce: string;
  token_hash: Buffer;
  created_at: InstantByDefault;
  expires_at: Instant;
  used_at: Instant | null;
  replaced_at: Instant | null;
}

/** Accounts, and what a person proves themselves with. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  pending_registrations: PendingRegistrationsTable;
  email_changes: EmailChangesTable;
  one_use_tokens: OneUseTokensTable;
}
