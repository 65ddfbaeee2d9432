// The backend's commands for operators, as `package.json` names them. A release has the same
// commands: `gdb-audit NAME`.
import { spawnSync } from 'node:child_process';
import { CliError, runMain } from '../lib/cli-error.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { type BackendCommand, backendEnvironment, runBackendCommand } from '../start/backend.ts';
import { ensureBuilt } from '../start/build.ts';
import { requireStartConfig } from '../start/config.ts';
import { localSecret } from '../start/data-dir.ts';
import { withStoredDatabase } from './stored-database.ts';

const [name = '', ...args] = process.argv.slice(2);

/** Runs a command that finds what it needs by itself, and shows its output as it is written. */
function runAlone(): void {
  const script = inWorkspace('apps', 'backend', 'dist', `${name}.js`);
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/**
 * Runs a command on the database of DATABASE_URL, or on the embedded one in DATA_DIR, whether or
 * not the portal runs.
 */
async function runOnDatabase(command: BackendCommand): Promise<void> {
  const config = requireStartConfig();
  const isOfAdmin = command.startsWith('admin-');
  const output = await withStoredDatabase(config, async (databaseUrl) => {
    if (!isOfAdmin) {
      // Settings that the command does not use only have to be complete.
      const services = { databaseUrl, smtpUrl: 'smtp://localhost', sessionSecret: '' };
      const env = { ...backendEnvironment(config, services), NODE_ENV: 'development' };
      return runBackendCommand(command, env, { args, cwd: process.cwd() });
    }
    // The secret must be the server's own, as a link is derived from it.
    const sessionSecret =
      process.env.SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
    const smtpUrl = config.smtpUrl ?? 'smtp://localhost';
    const env = backendEnvironment(config, { databaseUrl, smtpUrl, sessionSecret });
    await runBackendCommand('migrate', env);
    return runBackendCommand(command, env, { args });
  });
  console.log(output.trimEnd());
}

await runMain(async () => {
  await ensureBuilt('backend');
  switch (name) {
    case 'doctor':
    case 'passwords-filter':
      return runAlone();
    case 'admin-create':
    case 'admin-reset-factor':
    case 'backup':
    case 'restore':
    case 'ledger-verify':
      return runOnDatabase(name);
    default:
      throw new CliError(`The backend has no command "${name}" for operators.`);
  }
});
