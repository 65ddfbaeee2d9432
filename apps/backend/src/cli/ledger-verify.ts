import { configOrExit } from '../config-or-exit.ts';
import { createCommandPool } from '../database/pool.ts';
import { describeError } from '../describe-error.ts';
import { verifyLedger } from '../modules/credits/ledger-verify.ts';
import { parseCommand } from './parse-command.ts';

const pool = createCommandPool(configOrExit());
try {
  parseCommand('Usage: ledger-verify', {});
  const { ledgerEntries, users, total, discrepancies } = await verifyLedger(pool);
  const summary = `${ledgerEntries} ledger entries of ${users} users, ${total} credits in all`;
  if (discrepancies.length > 0) {
    console.error(`The ledger does not hold (${summary}):`);
    for (const { rule, wrong, found } of discrepancies) {
      console.error(`  ${wrong} ${found}\n    must hold: ${rule}`);
    }
    process.exitCode = 1;
  } else {
    console.log(`The ledger holds: ${summary}.`);
  }
} catch (error) {
  console.error(`The ledger was not verified: ${describeError(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
