import type pg from 'pg';
import { ledgerRules } from './ledger-rules.ts';

/** A broken rule and the first row that breaks it. */
export interface LedgerDiscrepancy {
  rule: string;
  /** The row, e.g. `movement 12`. */
  wrong: string;
  /** What is wrong with it, with the figures that stand there. */
  found: string;
}

/** What was looked through, and what was wrong; nothing in a sound ledger. */
export interface LedgerReport {
  movements: number;
  users: number;
  /** Sum of all balances, as a decimal string. */
  total: string;
  faults: LedgerDiscrepancy[];
}

type Asks = Pick<pg.ClientBase, 'query'>;

/** The first row that breaks each rule. @param client in whose transaction it looks. */
export async function findLedgerDiscrepancies(client: Asks): Promise<LedgerDiscrepancy[]> {
  const faults: LedgerDiscrepancy[] = [];
  for (const [rule, statement] of Object.entries(ledgerRules)) {
    const { rows } = await client.query<{ wrong: string; found: string }>(`${statement} LIMIT 1`);
    faults.push(...rows.map(({ wrong, found }) => ({ rule, wrong, found })));
  }
  return faults;
}

/**
 * Works out everything about the credits anew and compares it with what is stored. All rules see
 * one instant, so that it can run beside the server; the rows stay in the database.
 */
export async function verifyLedger(pool: pg.Pool): Promise<LedgerReport> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const faults = await findLedgerDiscrepancies(client);
    const { rows } = await client.query<Omit<LedgerReport, 'faults'>>(`
      SELECT (SELECT count(*) FROM credit_movements) AS movements, count(*) AS users,
             coalesce(sum(current_credits), 0) AS total FROM users`);
    await client.query('COMMIT');
    return { movements: 0, users: 0, total: '0', ...rows[0], faults };
  } finally {
    client.release();
  }
}
