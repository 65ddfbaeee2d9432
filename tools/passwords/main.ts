// `pnpm passwords:filter LIST FILTER [--min-count N] [--rate R]`: makes the filter of leaked
// passwords for LEAKED_PASSWORDS. A release has the same command: `gdb-audit passwords-filter`.
import { spawnSync } from 'node:child_process';
import { inWorkspace } from '../lib/workspace.ts';
import { ensureBuilt } from '../start/build.ts';

await ensureBuilt('backend');
const script = inWorkspace('apps', 'backend', 'dist', 'passwords-filter.js');
const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
