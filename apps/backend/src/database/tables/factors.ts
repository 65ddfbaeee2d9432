import type { Generated } from 'kysely';
import type { Id, Timestamp, TimestampByDefault } from './columns.ts';

/** Passkeys of users. */
export interface PasskeysTable {
  id: Id;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  synced: boolean;
  name: string;
  created_at: TimestampByDefault;
  last_used_at: Timestamp | null;
}

/** Authenticator apps that are in use, at most one of a user. */
export interface TotpFactorsTable {
  user_id: number;
  /** Encrypted. */
  secret: Buffer;
  last_step: number;
  created_at: TimestampByDefault;
  last_used_at: Timestamp | null;
}

/** Authenticator apps that were not activated yet. */
export interface TotpSetupsTable {
  user_id: number;
  session_id: string;
  /** Encrypted. */
  secret: Buffer;
  expires_at: Timestamp;
}

/** Recovery codes; a used one stays until they are renewed. */
export interface RecoveryCodesTable {
  user_id: number;
  lookup: string;
  code_hash: string;
  used_at: Timestamp | null;
}

/** Challenges that await a passkey. */
export interface FactorChallengesTable {
  challenge_hash: Buffer;
  user_id: number;
  purpose: 'setup' | 'sign-in' | 'confirmation';
  bound_to: string;
  expires_at: Timestamp;
}

/** Sign-ins that await their second factor. */
export interface PendingSignInsTable {
  token_hash: Buffer;
  user_id: number;
  device: Generated<string | null>;
  expires_at: Timestamp;
}

/** Second factors, and what awaits one. */
export interface FactorTables {
  passkeys: PasskeysTable;
  totp_factors: TotpFactorsTable;
  totp_setups: TotpSetupsTable;
  recovery_codes: RecoveryCodesTable;
  factor_challenges: FactorChallengesTable;
  pending_sign_ins: PendingSignInsTable;
}
