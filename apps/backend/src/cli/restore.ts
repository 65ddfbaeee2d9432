import { restoreBackup } from '../backup/load.ts';
import { directUrlOf } from '../config.ts';
import { configOrExit } from '../config-or-exit.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { grantServerRights } from '../database/server-role.ts';
import { describeError } from '../describe-error.ts';
import { parseCommand } from './parse-command.ts';

const usage = 'Usage: restore FILE [--accept-broken-credits]';

const config = configOrExit();
// Only the owner of the tables may write rows without their rules.
const pool = createUnlimitedPool(config.DATABASE_MIGRATION_URL ?? directUrlOf(config));
let failure = 'Nothing was restored';
try {
  const { positionals, values } = parseCommand(usage, {
    allowPositionals: true,
    options: { 'accept-broken-credits': { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) {
    throw new Error(usage);
  }
  const acceptBrokenCredits = values['accept-broken-credits'];
  const rows = await restoreBackup(pool, file, {
    acceptBrokenCredits,
    onDataRestored: () => {
      failure = 'All data are restored, but a step after that failed; run `migrate` to repeat it';
    },
  });
  await grantServerRights(pool, config.DATABASE_URL);
  for (const [table, count] of Object.entries(rows)) {
    console.log(`${String(count).padStart(10)}  ${table}`);
  }
  console.log('The backup is restored.');
} catch (error) {
  console.error(`${failure}: ${describeError(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
