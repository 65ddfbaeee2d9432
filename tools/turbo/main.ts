// `node tools/turbo/main.ts <task>`: runs a task of all packages, without telemetry. A variable before
// the command in package.json would need the shell of Linux and macOS.
import { spawnSync } from 'node:child_process';
import { scriptOf } from '../lib/node-programs.ts';

const { status } = spawnSync(
  process.execPath,
  [scriptOf('turbo'), 'run', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  },
);
process.exitCode = status ?? 1;
