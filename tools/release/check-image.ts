// `pnpm release:check-image`: builds the image of deploy/Dockerfile, and runs its migration and its
// server as deploy/compose.yaml does. The base images are made of Debian's packages, so that no
// registry of images is needed. Needs root on Linux, and Debian's buildah, debootstrap, podman and runc.
import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '../lib/cli-error.ts';
import { freePort } from '../lib/ports.ts';
import { withTempFolder } from '../lib/temp-folder.ts';
import { isHealthy, waitUntil } from '../lib/wait.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand, runCommand } from '../test/run-command.ts';
import { withDatabase } from '../test/with-database.ts';
import { readVersion } from './assemble.ts';

const base = 'localhost/gdb-audit-check-base';
const builder = 'localhost/gdb-audit-check-build';
const image = 'localhost/gdb-audit-check';
/** Debian's release that the Dockerfile is based on. */
const debian = 'bookworm';
const authorities = '/etc/ssl/certs/ca-certificates.crt';
/** User of the servers, as in the Dockerfile. */
const uid = '10001';
/** The first build installs all packages. */
const timeout = 1_800_000;

const run = (command: string, ...args: string[]) =>
  requireCommand(`${command} ${args[0]} failed.`, command, args, { timeout });

/** Without namespaces, which a machine that is a container itself may not make. */
function build(file: string, folder: string, ...args: string[]) {
  const options = ['--isolation=chroot', '--network=host', `--file=${file}`, ...args];
  return run('buildah', 'build', ...options, folder);
}

/** Makes what `BASE_IMAGE` and `BUILD_IMAGE` are otherwise: Debian, and Debian with Node. */
async function makeBaseImages(folder: string): Promise<void> {
  const root = join(folder, 'root');
  await run('debootstrap', '--variant=minbase', '--include=ca-certificates', debian, root);
  const node = join(folder, 'node');
  mkdirSync(join(node, 'bin'), { recursive: true });
  copyFileSync(process.execPath, join(node, 'bin', 'node'));
  const npm = realpathSync((await run('sh', '-c', 'command -v npm')).trim());
  cpSync(dirname(dirname(npm)), join(node, 'lib', 'npm'), { recursive: true });
  // The network of a company may have certificate authorities of its own.
  copyFileSync(authorities, join(root, authorities));
  const commands = ['npm', 'npx'].map((name) => `ln -s ../lib/npm/bin/${name}-cli.js ${name}`);
  const files = {
    'base.Dockerfile': 'FROM scratch\nADD root /\n',
    'build.Dockerfile': [
      `FROM ${base}`,
      'ADD node /usr/local/',
      `ENV NODE_EXTRA_CA_CERTS=${authorities}`,
      `RUN cd /usr/local/bin && ${commands.join(' && ')}`,
      '',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await build(join(folder, 'base.Dockerfile'), folder, `--tag=${base}`);
  await build(join(folder, 'build.Dockerfile'), folder, `--tag=${builder}`);
}

/** The arguments with which compose.yaml starts the image. */
function containerArgs(env: Readonly<Record<string, string>>): string[] {
  const settings = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`);
  const rights = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all'];
  return [
    ...['--runtime=runc', 'run', '--network=host', '--security-opt=no-new-privileges', ...rights],
    // Run by hand below: podman leaves it to systemd, which may not run here.
    '--no-healthcheck',
    // The engine's own limits are higher than a machine may allow that is a container itself.
    ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096', ...settings],
  ];
}

/** The settings of compose.env.sample, of a company that does not exist. */
async function settingsOf(adminUrl: string, port: number): Promise<Record<string, string>> {
  const server = new URL(adminUrl);
  server.username = 'gdb_audit_server';
  server.password = randomBytes(16).toString('hex');
  return {
    DATABASE_URL: server.href,
    PUBLIC_URL: 'https://portal.example.com',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'GDB Audit <no-responder@portal.example.com>',
    SUPPORT_EMAIL: 'soporte@portal.example.com',
    ISSUER_NAME: 'Empresa de Prueba S.A.S.',
    ISSUER_TAX_ID: '900.123.456-7',
    ISSUER_ADDRESS: 'Carrera 7 # 12-34, Bogotá D. C.',
    ISSUER_PHONE: '+57 601 234 5678',
    HOST: '127.0.0.1',
    PORT: `${port}`,
  };
}

/** Runs the server until it is healthy, looks at it, and stops it. */
async function checkServer(env: Readonly<Record<string, string>>): Promise<void> {
  const name = `gdb-audit-check-${process.pid}`;
  const url = `http://127.0.0.1:${env.PORT}`;
  const server = ['--detach', `--name=${name}`, image, 'server'];
  await run('podman', ...containerArgs({ ...env, ASSETS_DIR: '/assets' }), ...server);
  try {
    const exec = (...command: string[]) =>
      runCommand('podman', ['--runtime=runc', 'exec', name, ...command]);
    const failed = async () => (await runCommand('podman', ['logs', name])).output;
    await waitUntil(() => isHealthy(`${url}/healthz/ready`), 'The container').catch(async () => {
      assert.fail(await failed());
    });
    assert.equal((await exec('id', '-u')).output, uid);
    assert.equal((await exec('touch', '/opt/gdb-audit/file')).ok, false);
    assert.equal((await exec('touch', '/assets/file')).ok, true);
    const format = '--format={{json .HealthCheck.Test}}';
    const [, ...probe] = JSON.parse(await run('podman', 'image', 'inspect', format, image));
    assert.equal((await exec(...probe)).ok, true, 'The health check');
    const page = await fetch(url);
    assert.equal(page.status, 200);
    const [script] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
    assert.equal((await fetch(`${url}${script ?? ''}`)).status, 200, `The script ${script}`);
    await run('podman', '--runtime=runc', 'stop', '--time=10', name);
    const state = await run('podman', 'inspect', '--format={{.State.ExitCode}}', name);
    assert.equal(state, '0', 'The exit code of the server after SIGTERM');
  } finally {
    await runCommand('podman', ['--runtime=runc', 'rm', '--force', '--volumes', name]);
  }
}

async function main(folder: string): Promise<void> {
  try {
    await makeBaseImages(folder);
    const bases = [`--build-arg=BASE_IMAGE=${base}`, `--build-arg=BUILD_IMAGE=${builder}`];
    const startedAt = performance.now();
    const dockerfile = inWorkspace('deploy', 'Dockerfile');
    // Docker's format, as OCI's has no health check.
    const format = ['--format=docker', `--ignorefile=${dockerfile}.dockerignore`];
    await build(dockerfile, inWorkspace('.'), ...bases, ...format, `--tag=${image}`);
    console.log(`The image was built in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
    const once = (env: Readonly<Record<string, string>>, command: string) =>
      run('podman', ...containerArgs(env), '--rm', image, command);
    assert.equal((await once({}, 'version')).trim(), readVersion());
    await withDatabase(async (adminUrl) => {
      const env = await settingsOf(adminUrl, await freePort());
      await once({ ...env, DATABASE_MIGRATION_URL: adminUrl }, 'migrate');
      await checkServer(env);
    });
    console.log(
      'Its migration and its server run as in compose.yaml: read-only, as a user of its own.',
    );
  } finally {
    await runCommand('buildah', ['rmi', '--force', image, builder, base]);
  }
}

await runMain(() => withTempFolder('image-check', main));
