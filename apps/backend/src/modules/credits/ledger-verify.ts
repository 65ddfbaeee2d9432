import type pg from 'pg';
import { activityRules } from '../overview/activity-rules.ts';
import { ledgerRules } from './ledger-rules.ts';

/** A broken rule and the first row that breaks it. */
export interface LedgerDiscrepancy {
  rule: string;
  /** The row, e.g. `ledger entry 12`. */
  wrong: string;
  /** Description of the violation, with the actual values. */
  found: string;
}

/** The size of the verified ledger, and its violations; none in a sound ledger. */
export interface LedgerReport {
  ledgerEntries: number;
  users: number;
  /** Sum of all balances, as a decimal string. */
  total: string;
  discrepancies: LedgerDiscrepancy[];
}

type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * The first row that breaks each rule.
 * @param client whose transaction reads the rules.
 * @param rules without those whose tables or columns the database may not have yet.
 */
export async function findLedgerDiscrepancies(
  client: Queryable,
  rules: Readonly<Record<string, string>> = ledgerRules,
): Promise<LedgerDiscrepancy[]> {
  const discrepancies: LedgerDiscrepancy[] = [];
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await client.query<{ wrong: string; found: string }>(`${statement} LIMIT 1`);
    discrepancies.push(...rows.map(({ wrong, found }) => ({ rule, wrong, found })));
  }
  return discrepancies;
}

/**
 * Recalculates everything about the credits and compares it with the stored values. All rules see
 * one snapshot, so that it can run beside the server; the rows stay in the database.
 */
export async function verifyLedger(pool: pg.Pool): Promise<LedgerReport> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const discrepancies = await findLedgerDiscrepancies(client, {
      ...ledgerRules,
      ...activityRules,
    });
    const { rows } = await client.query<Omit<LedgerReport, 'discrepancies'>>(`
      SELECT (SELECT count(*) FROM credit_movements) AS "ledgerEntries", count(*) AS users,
             coalesce(sum(current_credits), 0) AS total FROM users`);
    await client.query('COMMIT');
    return { ledgerEntries: 0, users: 0, total: '0', ...rows[0], discrepancies };
  } finally {
    client.release();
  }
}
