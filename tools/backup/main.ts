import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError, Fault } from '../lib/fault.ts';
import { type BackendCommand, runBackendCommand } from '../start/backend.ts';
import { ensureBuilt } from '../start/build.ts';
import { readStartConfig } from '../start/config.ts';
import { backendEnvironment } from '../start/server.ts';
import { withStoredDatabase } from './stored-database.ts';

const usage = `Keeps a database in one file, and gives it back.

  pnpm backup [folder or file.backup] [--verify] [--keep N]   while the portal runs, or not
  pnpm restore file [--accept-broken-credits]   to an empty database only

The database is that of DATABASE_URL, or else the embedded one in DATA_DIR.`;

interface Command {
  readonly name: Extract<BackendCommand, 'backup' | 'restore'>;
  readonly args: readonly string[];
}

/** @throws Fault that says how the program is used. */
function readCommand(): Command {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'accept-broken-credits': { type: 'boolean' },
      keep: { type: 'string' },
      verify: { type: 'boolean' },
    },
  });
  const [name, path] = positionals;
  if (name === 'backup') {
    const keep = values.keep === undefined ? [] : ['--keep', values.keep];
    return { name, args: [resolve(path ?? '.'), ...keep, ...(values.verify ? ['--verify'] : [])] };
  }
  if (name !== 'restore' || !path) throw new Fault(usage);
  const accept = values['accept-broken-credits'] ? ['--accept-broken-credits'] : [];
  return { name, args: [resolve(path), ...accept] };
}

async function main(): Promise<void> {
  const { name, args } = readCommand();
  const { config, faults } = readStartConfig(process.env);
  if (faults.length > 0) throw new Fault('The configuration needs mending:', faults);
  await ensureBuilt('backend');
  const said = await withStoredDatabase(config, (databaseUrl) => {
    // Neither command sends a mail or signs a session; the settings only have to be whole.
    const services = { databaseUrl, smtpUrl: 'smtp://localhost', sessionSecret: '' };
    const env = { ...backendEnvironment(config, services), NODE_ENV: 'development' };
    return runBackendCommand(name, env, undefined, args);
  });
  console.log(said.trimEnd());
}

try {
  await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
