// Entry of `npm start` and `npm test`. Runs on any Node ≥ 18 and needs nothing
// installed: it brings in the workspace's own Node 24 and packages, then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpmCommand } from './npm-command.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [major] = process.versions.node.split('.').map(Number);
if (major < 18) {
  console.error(`Node 18 or newer is needed to begin; this is ${process.versions.node}.`);
  process.exit(1);
}

const script = process.argv[2];
const stamp = join(root, 'node_modules', '.installed');
const isWindows = process.platform === 'win32';
const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

// What an installation depends on; while it is unchanged, nothing is installed again.
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', 'package.json'];
const wanted = createHash('sha256')
  .update(inputs.map((file) => readFileSync(join(root, file), 'utf8')).join('\0'))
  .digest('hex');
const installed = existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!installed) {
  const began = Date.now();
  console.log('Installing the workspace (Node 24 and packages) …');
  const install = ['install', '--frozen-lockfile', '--reporter=append-only'];
  const [command, ...args] = pnpmCommand(...install);
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  const run = spawnSync(command, args, options);
  if (run.status !== 0 || !existsSync(node)) {
    console.error(run.stdout ?? '', run.stderr ?? '', run.error?.message ?? '');
    console.error(
      'The installation failed. Check the connection to the npm registry and run it again.',
    );
    process.exit(run.status || 1);
  }
  writeFileSync(stamp, wanted);
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

// The extra channel notifies the program when this process is gone, even by SIGKILL.
const child = spawn(node, [join(root, script), ...process.argv.slice(3)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});

/** Parent of a process; npm puts a shell between itself and this program. */
function parentOf(pid) {
  // Elsewhere the shell's own end is what this program notices.
  if (process.platform !== 'linux') return '';
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1];
  } catch {
    return '';
  }
}

// npm waits for this process but does not end it when npm itself is killed: its place as a
// parent is then taken by another process.
const family = () => `${process.ppid} ${parentOf(process.ppid)}`;
const born = family();
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (family() === born) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1000);
  watch.unref();
}

// Ctrl-C reaches the whole process group, the program included, while a plain kill reaches only
// this process. The program must not be notified twice, as it takes the second for impatience.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
