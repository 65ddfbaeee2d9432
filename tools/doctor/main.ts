// `pnpm run doctor [--backups FOLDER]` (`pnpm doctor` alone is pnpm's own): checks the installation
// that the environment describes. A release has the same command: `gdb-audit doctor`.
import { spawnSync } from 'node:child_process';
import { inWorkspace } from '../lib/workspace.ts';
import { ensureBuilt } from '../start/build.ts';

await ensureBuilt('backend');
const script = inWorkspace('apps', 'backend', 'dist', 'doctor.js');
const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
