import type { ClientBase } from 'pg';
import { ledgerRules, rulesByMigration } from '../modules/credits/ledger-rules.ts';
import { findLedgerDiscrepancies } from '../modules/credits/ledger-verify.ts';
import { migrationsOf } from './tables.ts';

/** The rules whose columns a database has: that of a backup may be of an older release. */
async function rulesOf(client: ClientBase): Promise<Record<string, string>> {
  const migrations = await migrationsOf(client);
  const later = Object.entries(rulesByMigration)
    .filter(([migration]) => !migrations.includes(migration))
    .flatMap(([, rules]) => rules);
  const known = Object.entries(ledgerRules).filter(
    ([rule]) => !later.some((name) => name === rule),
  );
  return Object.fromEntries(known);
}

/** Violated invariants of the credits of a database, as text (R3). */
export async function brokenInvariants(client: ClientBase): Promise<string[]> {
  const discrepancies = await findLedgerDiscrepancies(client, await rulesOf(client));
  return discrepancies.map(({ rule, wrong, found }) => `${wrong} ${found} (must hold: ${rule})`);
}
