import { withStoredDatabase } from '../backup/stored-database.ts';
import { describeError, Fault } from '../lib/fault.ts';
import { runBackendCommand } from '../start/backend.ts';
import { ensureBuilt } from '../start/build.ts';
import { readStartConfig } from '../start/config.ts';
import { localSecret } from '../start/data-dir.ts';
import { backendEnvironment } from '../start/server.ts';

/**
 * `pnpm admin:create`: the backend's command on the database of DATABASE_URL, or on the embedded
 * one in DATA_DIR, whether or not the portal runs. The secret must be the server's own, as a link
 * is derived from it.
 */
async function main(): Promise<void> {
  const { config, faults } = readStartConfig(process.env);
  if (faults.length > 0) throw new Fault('The configuration needs mending:', faults);
  await ensureBuilt('backend');
  const said = await withStoredDatabase(config, async (databaseUrl) => {
    const sessionSecret =
      process.env.SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
    const smtpUrl = config.smtpUrl ?? 'smtp://localhost';
    const env = backendEnvironment(config, { databaseUrl, smtpUrl, sessionSecret });
    await runBackendCommand('migrate', env);
    return runBackendCommand('admin-create', env, undefined, process.argv.slice(2));
  });
  console.log(said.trimEnd());
}

try {
  await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
