import { withStoredDatabase } from '../backup/stored-database.ts';
import { runMain } from '../lib/cli-error.ts';
import { runBackendCommand } from '../start/backend.ts';
import { ensureBuilt } from '../start/build.ts';
import { requireStartConfig } from '../start/config.ts';
import { localSecret } from '../start/data-dir.ts';
import { backendEnvironment } from '../start/server.ts';

/**
 * `pnpm admin:create` and `pnpm admin:reset-factor`: the backend's command on the database of DATABASE_URL, or on the embedded
 * one in DATA_DIR, whether or not the portal runs. The secret must be the server's own, as a link
 * is derived from it.
 */
const [name, ...args] = process.argv.slice(2);
const command = name === 'admin-reset-factor' ? name : 'admin-create';

await runMain(async () => {
  const config = requireStartConfig();
  await ensureBuilt('backend');
  const output = await withStoredDatabase(config, async (databaseUrl) => {
    const sessionSecret =
      process.env.SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
    const smtpUrl = config.smtpUrl ?? 'smtp://localhost';
    const env = backendEnvironment(config, { databaseUrl, smtpUrl, sessionSecret });
    await runBackendCommand('migrate', env);
    return runBackendCommand(command, env, { args });
  });
  console.log(output.trimEnd());
});
