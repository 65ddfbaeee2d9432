import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateDatabase } from './database-files.ts';

/** Name of the standby in `synchronous_standby_names`, and of its folder. */
export const standbyName = 'standby';

export const withPort = (url: string, port: number): string =>
  Object.assign(new URL(url), { port: `${port}` }).href;

/**
 * Copies the files of the embedded PostgreSQL, which are complete while it is stopped, for a streaming
 * standby of it.
 * @param primary URL at which the standby reaches the server, as its superuser.
 * @returns the standby's location.
 */
export async function copyForStandby(dataDir: string, primary: string) {
  const location = await locateDatabase(dataDir);
  const { uid, gid } = location.owner;
  const cluster = join(dataDir, standbyName);
  cpSync(location.cluster, cluster, { recursive: true });
  const { username, password, port } = new URL(primary);
  const connection = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  const setting = `primary_conninfo = '${connection} application_name=${standbyName}'\n`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), setting);
  writeFileSync(join(cluster, 'standby.signal'), '');
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, cluster]);
  chmodSync(cluster, 0o700);
  return { ...location, cluster };
}
