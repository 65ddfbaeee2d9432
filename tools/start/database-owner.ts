import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
export function databaseOwner(cluster: string): DatabaseOwner {
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
export function canReach(owner: DatabaseOwner, path: string): boolean {
  if (owner.uid === undefined) return existsSync(path);
  const test = spawnSync('sh', ['-c', 'test -x "$1"', 'sh', path], { cwd: '/', ...owner });
  return test.status === 0;
}
