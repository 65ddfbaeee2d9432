import type { Generated } from 'kysely';
import type { DatabaseOnly, Decimal, Id, TimestampByDefault } from './columns.ts';

/** Purchases of credits (§3); append-only. */
export interface TransactionsTable {
  trans_id: Id;
  user_id: number;
  username: DatabaseOnly<string>;
  recorded_by: number;
  trans_date: TimestampByDefault;
  trans_type: string;
  credits_purchased: Decimal;
  amount_paid: Decimal;
  trans_platform: string;
}

/** The ledger (§3); append-only. */
export interface LedgerEntriesTable {
  id: Id;
  user_id: number;
  seq: number;
  date: TimestampByDefault;
  amount: Decimal;
  balance: Decimal;
  type: string;
  status: Generated<string>;
  recorded_by: number | null;
  descript: string;
  trans_id: number | null;
  utilization_id: number | null;
  reverses_id: number | null;
}

/**
 * The displayed history: ledger entries, and open reservations as «Pendiente» (ADR 018); a view.
 */
export interface CreditHistoryView {
  id: number;
  user_id: number;
  date: Date;
  amount: string;
  type: string;
  descript: string;
  balance: string;
  status: string;
}

/** Settings about credits; one row. */
export interface CreditSettingsTable {
  only_row: Generated<boolean>;
  low_balance: Decimal;
}

/** Purchases and the ledger. */
export interface CreditTables {
  transactions: TransactionsTable;
  credit_movements: LedgerEntriesTable;
  credit_history: CreditHistoryView;
  credit_settings: CreditSettingsTable;
}
