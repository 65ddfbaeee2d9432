import { configOrExit } from '../config-or-exit.ts';
import { ensureMigrated } from '../database/ensure-migrated.ts';
import { createCommandPool, createDatabase } from '../database/pool.ts';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { describeError } from '../describe-error.ts';
import { createPasswords } from '../security/passwords.ts';
import { parseCommand } from './parse-command.ts';

const usage = `Usage: demo-data [--rows N]
  --rows N  runs of usuaria_demo, from 1 to 9999999`;

/** The size of the data. @throws an error that ends with the usage. */
function readSize(): { rows?: number } {
  const { rows } = parseCommand(usage, { options: { rows: { type: 'string' } } }).values;
  if (rows === undefined) return {};
  if (!/^[1-9]\d{0,6}$/.test(rows)) throw new Error(usage);
  return { rows: Number(rows) };
}

const config = configOrExit();
if (config.NODE_ENV === 'production' && !config.DEMO_MODE) {
  console.error('Demonstration data has known passwords; in production it needs DEMO_MODE=true.');
  process.exit(1);
}
const db = createDatabase(createCommandPool(config));
try {
  const size = readSize();
  console.log(await ensureMigrated(config, console.warn));
  const loaded = await loadDemo(db, () => createPasswords(config.PASSWORD_MEMORY), config, size);
  console.log(
    loaded
      ? `Demonstration data loaded: ${demoAccounts.map(({ username }) => username).join(', ')}`
      : 'There are users already: no demonstration data was loaded.',
  );
} catch (error) {
  console.error(`No data was loaded: ${describeError(error)}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
