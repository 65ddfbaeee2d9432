import type { ClientBase } from 'pg';
import { findLedgerDiscrepancies } from '../modules/credits/ledger-verify.ts';

/** What is wrong with the credits of a database, in words; nothing in a sound one (numbers R3). */
export async function brokenInvariants(client: ClientBase): Promise<string[]> {
  const faults = await findLedgerDiscrepancies(client);
  return faults.map(({ rule, wrong, found }) => `${wrong} ${found} (must hold: ${rule})`);
}
