// `pnpm release:check [tarball]`: from an empty folder to an HTTPS sign-in by the documented script,
// and how long that takes. Needs root, and Debian's postgresql and caddy.
import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { inWorkspace } from '../lib/workspace.ts';
import { readVersion, run } from './assemble.ts';

/** Seconds that an operator may need at most (docs/operations/deploy.md). */
const MAX_SECONDS = 300;
/** Seconds after which an installation is given up. */
const PATIENCE_SECONDS = 300;
/** The trial's ports: two servers, the database, the proxy. */
const FIRST_PORT = 23_081;

const origin = `https://localhost:${FIRST_PORT + 3}`;
const name = `gdb-audit-portal-${readVersion()}-${process.platform}-${process.arch}`;
const tarball = resolve(process.argv[2] ?? inWorkspace('.cache', 'release', `${name}.tar.gz`));

/** What a finished installation prints. */
interface Installed {
  readonly authority: string;
  readonly link: string;
}

/** The environment of a bare machine: nothing of this workspace is on its PATH. */
const bareEnvironment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };

function startInstallation(folder: string): ChildProcess {
  const settings = ['--url', origin, '--smtp', 'smtp://127.0.0.1:25'];
  return spawn(
    join(folder, name, 'deploy', 'install.sh'),
    [...settings, '--support', 'soporte@localhost.example'].concat([
      '--prefix',
      join(folder, 'trial'),
      '--port',
      `${FIRST_PORT}`,
    ]),
    { env: bareEnvironment, stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' },
  );
}

/** Reads what the installation prints until it is ready. @throws with its output when it ends. */
async function waitUntilInstalled(child: ChildProcess): Promise<Installed> {
  const lines: string[] = [];
  const find = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? '';
  assert.ok(child.stdout && child.stderr);
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const timer = setTimeout(() => child.kill('SIGTERM'), PATIENCE_SECONDS * 1000);
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('==> Ready')) {
      clearTimeout(timer);
      return { authority: find(/^Certificate authority: (.+)$/), link: find(/ at (https:.+)$/) };
    }
  }
  throw new Error(['The installation failed.', ...lines].join('\n'));
}

/** Runs a command of the release on the installation. @returns its output. */
function gdbAudit(folder: string, args: readonly string[], expected = 0): string {
  const env = { ...bareEnvironment, GDB_AUDIT_ENV: join(folder, 'trial', 'etc', 'env') };
  const command = join(folder, name, 'bin', 'gdb-audit');
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', cwd: '/' });
  assert.equal(status, expected, `gdb-audit ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

/** Two nights of backups into a folder that is missing; the second removes the first. */
function checkBackups(folder: string): void {
  const backups = join(folder, 'trial', 'backups');
  const nights = [1, 2].map(() => {
    gdbAudit(folder, ['backup', backups, '--verify', '--keep', '1']);
    return readdirSync(backups);
  });
  assert.deepEqual(
    nights.map((files) => files.length),
    [1, 1],
  );
  assert.notDeepEqual(nights[0], nights[1]);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

async function main(folder: string): Promise<void> {
  // The database's own user must get through.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'trial'));
  const started = performance.now();
  run('tar', ['--extract', `--file=${tarball}`, `--directory=${folder}`]);
  const child = startInstallation(folder);
  try {
    const { authority, link } = await waitUntilInstalled(child);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [inWorkspace('tools/release/first-sign-in.ts'), origin, link],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority }, encoding: 'utf8' },
    );
    assert.equal(status, 0, `${stdout}${stderr}`);
    const seconds = (performance.now() - started) / 1000;
    assert.ok(seconds <= MAX_SECONDS, `${seconds.toFixed(1)} s, more than ${MAX_SECONDS}`);
    console.log(`From an empty folder to a sign-in over HTTPS: ${seconds.toFixed(1)} s.`);
    checkBackups(folder);
    console.log('Two backups into a missing folder, verified and pruned.');
  } finally {
    await stop(child);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'release-check-'));
try {
  await main(folder);
} finally {
  rmSync(folder, { recursive: true });
}
