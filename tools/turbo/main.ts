// `node tools/turbo/main.ts <task>`: runs a task of all packages, without telemetry. A variable before
// the command in package.json would need the shell of Linux and macOS.
import { spawnSync } from 'node:child_process';
import { pnpmCommand } from '../npm-command.mjs';
import { invalidateBuild } from '../start/build.ts';

// Turbo's results may be of other settings than those that `npm start` built by.
if (process.argv[2] === 'build') {
  invalidateBuild('portal');
  invalidateBuild('backend');
}

// Turbo runs each task by pnpm, which need not be installed.
const [command, ...args] = pnpmCommand('exec', 'turbo', 'run', ...process.argv.slice(2));
const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
});
process.exitCode = status ?? 1;
