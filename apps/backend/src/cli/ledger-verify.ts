import { createCommandPool } from '../database/pool.ts';
import { verifyLedger } from '../modules/credits/ledger-verify.ts';
import { configOrExit, describeIssue } from '../start-up.ts';

const pool = createCommandPool(configOrExit().DATABASE_URL);
try {
  const { movements, users, total, faults } = await verifyLedger(pool);
  const seen = `${movements} movements of ${users} users, ${total} credits in all`;
  if (faults.length > 0) {
    console.error(`The ledger does not hold (${seen}):`);
    for (const { rule, wrong, found } of faults) {
      console.error(`  ${wrong} ${found}\n    must hold: ${rule}`);
    }
    process.exitCode = 1;
  } else {
    console.log(`The ledger holds: ${seen}.`);
  }
} catch (error) {
  console.error(`The ledger was not verified: ${describeIssue(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
