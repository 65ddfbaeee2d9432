import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runMain } from '../lib/cli-error.ts';
import { runStoredCommand } from './stored-database.ts';

const usage = `Backs a database up in one file, and restores it.

  pnpm backup [folder or file.backup] [--verify] [--keep N]   while the portal runs, or not
  pnpm restore file [--accept-broken-credits]   to an empty database only

The database is that of DATABASE_URL, or else the embedded one in DATA_DIR.`;

/** @throws CliError with the usage. */
function readCommand() {
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
    const verify = values.verify ? ['--verify'] : [];
    return { name, args: [resolve(path ?? '.'), ...keep, ...verify] } as const;
  }
  if (name !== 'restore' || !path) throw new CliError(usage);
  const accept = values['accept-broken-credits'] ? ['--accept-broken-credits'] : [];
  return { name, args: [resolve(path), ...accept] } as const;
}

await runMain(() => {
  const { name, args } = readCommand();
  return runStoredCommand(name, args);
});
