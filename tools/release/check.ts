// `pnpm release:check [tarball]`: from an empty folder to an HTTPS sign-in by the documented script,
// and how long that takes. Needs root, and Debian's postgresql and caddy.
import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import {
  activateTotp,
  createPriceList,
  downloadsManifest,
  publishPriceList,
  startTotp,
  verifyPasswordReset,
  weightRecord,
} from '@consultancy/validation';
import { MailSink } from '../lib/cases/mail-sink.ts';
import { PortalClient } from '../lib/cases/portal-client.ts';
import { type Child, startChild } from '../lib/child.ts';
import { runMain } from '../lib/cli-error.ts';
import { oneTimeCode } from '../lib/one-time-codes.ts';
import { withTempFolder } from '../lib/temp-folder.ts';
import { waitUntil, waitUntilPrinted } from '../lib/wait.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';
import { readVersion } from './assemble.ts';

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  assert.equal(response.status, 200, `${url} responds with ${response.status}`);
  return response;
}

async function checkPages(): Promise<void> {
  assert.match(await (await get(origin)).text(), /<html lang="es/);
  const { version } = await (await get(`${origin}/healthz/ready`)).json();
  assert.equal(version, readVersion());
  const manifest = await (await get(`${origin}/downloads/manifest.json`)).json();
  const { items } = downloadsManifest.parse(manifest);
  assert.ok(items.length > 0, 'the release offers no toolbox');
  for (const { file, size } of items) {
    assert.equal((await (await get(`${origin}/downloads/${file}`)).bytes()).length, size);
  }
  assert.equal((await fetch(`${origin}/metrics`)).status, 404, 'the proxy serves /metrics');
}

/** Signs in over TLS. @throws when the cookie is not bound to the host or not `Secure`. */
async function signIn(client: PortalClient, password: string): Promise<void> {
  const { status, headers, text } = await client.trySignIn('administrador', password);
  assert.equal(status, 200, text);
  assert.equal(JSON.parse(text).role, 'admin');
  const session = headers.getSetCookie().find((one) => one.startsWith('__Host-session='));
  assert.match(session ?? '', /; Secure/);
  assert.match(headers.get('strict-transport-security') ?? '', /max-age=63072000/);
}

/** Publishes a price list, the last thing that a new installation lacks. */
async function publishPrices(client: PortalClient, password: string): Promise<void> {
  const levels = [{ level: 'Nivel 1', min_score: '0', credits: '1' }];
  const draft = { title: 'Lista inicial', ...weightRecord(() => '1'), levels };
  const { version, revision } = await client.request(createPriceList, { body: draft });
  const params = { version: `${version}` };
  await client.request(publishPriceList, { params, body: { password, revision } });
}

async function signInFirst(link: string): Promise<void> {
  await checkPages();
  const client = new PortalClient(`${origin}/api`, origin);
  const password = `Aa1!${randomBytes(12).toString('base64url')}`;
  const token = new URL(link).searchParams.get('token') ?? '';
  const body = { new_password: password, confirm_new_password: password, token };
  await client.request(verifyPasswordReset, { body });
  await signIn(client, password);
  // Without a second factor, an administrator may do nothing else.
  const { secret } = await client.request(startTotp, { body: { password } });
  await client.request(activateTotp, { body: { code: oneTimeCode(secret) } });
  await publishPrices(client, password);
}

/** Seconds that an operator may need at most (docs/operations/deploy.md). */
const MAX_SECONDS = 300;
/** Seconds after which an installation is given up. */
const TIMEOUT_SECONDS = 300;
/** Milliseconds in which it stops its servers and its database. */
const STOP_MS = 60_000;
/** Milliseconds that a page may take without the database; a proxy that looks for a server takes ten seconds. */
const MAX_OUTAGE_MS = 2000;
/** The trial's ports: two servers, the database, the proxy, the mail server. */
const FIRST_PORT = 23_081;

const origin = `https://localhost:${FIRST_PORT + 3}`;
/** Of a company that does not exist; placeholders are rejected. */
const legalFacts = [
  ...['--company', 'Empresa de Prueba S.A.S.', '--nit', '900.123.456-7'],
  ...['--address', 'Carrera 7 # 12-34, Bogotá D. C.', '--phone', '+57 601 234 5678'],
];
const smtpPort = FIRST_PORT + 4;
const name = `gdb-audit-portal-${readVersion()}-${process.platform}-${process.arch}`;
const tarball = resolve(process.argv[2] ?? inWorkspace('.cache', 'release', `${name}.tar.gz`));

type Installed = Readonly<Record<'authority' | 'link', string>>;

/** The environment of a bare machine: nothing of this workspace is on its PATH. */
const bareEnvironment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };

/** Starts an installation. @param ready is called when it is ready, before it ends. */
function install(folder: string, ready: (installed: Installed) => void): Promise<Child> {
  const settings = ['--url', origin, '--smtp', `smtp://127.0.0.1:${smtpPort}`];
  const place = ['--prefix', join(folder, 'trial'), '--port', `${FIRST_PORT}`];
  let output = '';
  return startChild({
    name: 'The installation',
    command: join(folder, name, 'deploy', 'install.sh'),
    args: [...settings, '--support', 'soporte@localhost.example', ...legalFacts, ...place],
    env: bareEnvironment,
    cwd: '/',
    onLine: (line) => {
      output += `${line}\n`;
      if (!line.startsWith('==> Ready')) return;
      const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '';
      ready({ authority: find(/^Certificate authority: (.+)$/m), link: find(/ at (https:.+)$/m) });
    },
  });
}

function releaseCommand(folder: string, authority: string) {
  const env = {
    ...bareEnvironment,
    GDB_AUDIT_ENV: join(folder, 'trial', 'etc', 'env'),
    NODE_EXTRA_CA_CERTS: authority,
  };
  const command = join(folder, name, 'bin', 'gdb-audit');
  return (args: readonly string[]) =>
    requireCommand(`gdb-audit ${args.join(' ')} failed.`, command, args, { cwd: '/', env });
}

/** Two nights of backups into a folder that is missing; the second removes the first. */
async function checkBackups(gdbAudit: ReturnType<typeof releaseCommand>, backups: string) {
  const first = await gdbAudit(['backup', backups, '--verify', '--keep', '1']);
  assert.match(first, /It was read to its end: \d+ rows/);
  const [before] = readdirSync(backups);
  const second = await gdbAudit(['backup', backups, '--verify', '--keep', '1']);
  assert.match(second, new RegExp(`Removed ${before}`));
  assert.equal(readdirSync(backups).length, 1);
  console.log('Two backups into a missing folder, verified and pruned.');
}

/** Without its database the portal serves pages, and errors of its own. */
async function checkOutage(trial: string): Promise<void> {
  const [pid] = readFileSync(join(trial, 'postgresql', 'postmaster.pid'), 'utf8').split('\n', 1);
  process.kill(Number(pid), 'SIGINT');
  const isRejected = async () => {
    const { status, headers } = await fetch(`${origin}/healthz/ready`);
    return status === 503 && headers.has('retry-after');
  };
  await waitUntil(isRejected, 'A 503 with Retry-After');
  // Some seconds long: by then a proxy has concluded whatever it concludes of failures.
  for (let round = 0; round < 5; round += 1) {
    for (const path of ['/', '/healthz/live', '/.well-known/security.txt']) {
      const started = performance.now();
      assert.equal((await fetch(origin + path)).status, 200, `${path} without the database`);
      assert.ok(performance.now() - started < MAX_OUTAGE_MS, `${path} waits for the database`);
    }
    await setTimeout(1000);
  }
  console.log('Pages are served without the database.');
}

async function main(folder: string): Promise<void> {
  mkdirSync(join(folder, 'trial'));
  const started = performance.now();
  const unpacking = ['--extract', `--file=${tarball}`, `--directory=${folder}`];
  await requireCommand('The release cannot be unpacked.', 'tar', unpacking);
  const mails = await new MailSink().open(smtpPort);
  const ready = Promise.withResolvers<Installed>();
  const child = await install(folder, ready.resolve);
  try {
    const { authority, link } = await waitUntilPrinted(
      child,
      ready.promise,
      TIMEOUT_SECONDS * 1000,
    );
    setDefaultCACertificates([...getCACertificates(), readFileSync(authority, 'utf8')]);
    await signInFirst(link);
    const seconds = (performance.now() - started) / 1000;
    assert.ok(seconds <= MAX_SECONDS, `${seconds.toFixed(1)} s, more than ${MAX_SECONDS}`);
    console.log(`From an empty folder to a sign-in over HTTPS: ${seconds.toFixed(1)} s.`);
    const gdbAudit = releaseCommand(folder, authority);
    const backups = join(folder, 'trial', 'backups');
    await checkBackups(gdbAudit, backups);
    console.log(await gdbAudit(['doctor', '--backups', backups]));
    await checkOutage(join(folder, 'trial'));
  } finally {
    // Its database and proxy are stopped by itself.
    await child.stop(STOP_MS);
    await mails.close();
  }
}

await runMain(() => withTempFolder('release-check', main));
