import type { ClientBase } from 'pg';
import { findLedgerDiscrepancies } from '../modules/credits/ledger-verify.ts';

/** Violated invariants of the credits of a database, as text (R3). */
export async function brokenInvariants(client: ClientBase): Promise<string[]> {
  const discrepancies = await findLedgerDiscrepancies(client);
  return discrepancies.map(({ rule, wrong, found }) => `${wrong} ${found} (must hold: ${rule})`);
}
