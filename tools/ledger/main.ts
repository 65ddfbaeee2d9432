import { withStoredDatabase } from '../backup/stored-database.ts';
import { describeError, Fault } from '../lib/fault.ts';
import { runBackendCommand } from '../start/backend.ts';
import { ensureBuilt } from '../start/build.ts';
import { readStartConfig } from '../start/config.ts';
import { backendEnvironment } from '../start/server.ts';

/**
 * `pnpm ledger:verify`: works out all credits anew, on the database of DATABASE_URL or on the
 * embedded one in DATA_DIR, whether or not the portal runs. Ends with status 1, naming the first
 * wrong row of each broken rule.
 */
async function main(): Promise<void> {
  const { config, faults } = readStartConfig(process.env);
  if (faults.length > 0) throw new Fault('The configuration needs mending:', faults);
  await ensureBuilt('backend');
  const said = await withStoredDatabase(config, (databaseUrl) => {
    // It sends no mail and signs no session; the settings only have to be whole.
    const services = { databaseUrl, smtpUrl: 'smtp://localhost', sessionSecret: '' };
    const env = { ...backendEnvironment(config, services), NODE_ENV: 'development' };
    return runBackendCommand('ledger-verify', env);
  });
  console.log(said.trimEnd());
}

try {
  await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
