import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from '../../start/data-dir.ts';
import { type EmbeddedDatabase, startDatabase } from '../../start/database.ts';
import { Fault } from '../fault.ts';
import { copyBuilt } from './built-copy.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { PortalClient } from './portal-client.ts';
import { runCommandOf, type ServerProcess, startServerProcess } from './server-process.ts';

/** What a line needs of its own. */
export interface OwnStackOptions {
  /** The line's own signal; everything ends with it. */
  readonly signal: AbortSignal;
  /** Server processes on the one database; one when absent, and none with 0. */
  readonly servers?: number;
  /** Settings of the servers that differ from those here, e.g. `ADDRESS_LIMIT_FACTOR: '1'`. */
  readonly env?: NodeJS.ProcessEnv;
  /** Settings of PostgreSQL, `name=value`, e.g. `shared_buffers=1GB`. */
  readonly databaseSettings?: readonly string[];
  /** Whether the demonstration's accounts are loaded; they are when absent. */
  readonly demo?: boolean;
  /** Folder in which database and logs lie; the system's temporary one when absent. */
  readonly within?: string;
  /** Whether the servers serve the built portal too. */
  readonly portal?: boolean;
}

/** Processes that belong to one line alone. */
export interface OwnStack {
  /** Folder of database, logs and everything else; removed at the end. */
  readonly folder: string;
  readonly database: EmbeddedDatabase;
  readonly mail: MailSink;
  readonly servers: readonly ServerProcess[];
  /** Environment of the servers and commands. */
  readonly env: NodeJS.ProcessEnv;
  /** Folder of the built backend that they run. */
  readonly dist: string;
  /** Starts one more server process. @param more settings of this one. */
  readonly addServer: (more?: NodeJS.ProcessEnv) => Promise<ServerProcess>;
  /** A browser at one of the servers; at the first when absent. */
  readonly client: (server?: ServerProcess, origin?: string) => PortalClient;
  /** Has something ended with the stack, the last added first. */
  readonly atEnd: (undo: () => void | Promise<void>) => void;
}

const serverSettings = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://portal.test',
  SESSION_SECRET: 'a secret of the measured lines, long enough',
  BOT_CHECK_COST: '2',
  ADDRESS_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
} as const;

/** Runs a command and refuses to go on when it failed. */
async function command(dist: string, name: 'migrate' | 'demo-data', env: NodeJS.ProcessEnv) {
  const { code, output } = await runCommandOf(dist, name, env);
  if (code !== 0) throw new Fault(`"${name}" failed.`, output.trim().split('\n'));
}

async function assemble(options: OwnStackOptions, atEnd: OwnStack['atEnd']): Promise<OwnStack> {
  const { signal } = options;
  const built = await copyBuilt(options.portal ?? false, signal);
  atEnd(built.remove);
  const folder = mkdtempSync(join(options.within ?? tmpdir(), 'portal-lines-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  // For root the database runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  prepareDataDir(folder);
  const database = await startDatabase(folder, options.databaseSettings);
  atEnd(() => database.child.stop(15_000));
  const mail = await startMailSink();
  atEnd(() => mail.close());
  const env = {
    ...process.env,
    ...serverSettings,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    ...(built.portal ? { PORTAL_DIST: built.portal } : {}),
    ...options.env,
  };
  const dist = built.backend;
  await command(dist, 'migrate', env);
  if (options.demo ?? true) await command(dist, 'demo-data', env);
  const servers: ServerProcess[] = [];
  const addServer = async (more: NodeJS.ProcessEnv = {}) => {
    const logFile = join(folder, 'logs', `server-${servers.length + 1}.log`);
    const server = await startServerProcess({ dist, env: { ...env, ...more }, logFile, signal });
    servers.push(server);
    atEnd(() => server.child.stop(8_000));
    return server;
  };
  const client = (server = servers[0], origin: string = env.PUBLIC_URL) =>
    new PortalClient(server?.host ?? '', origin);
  const stack = { folder, database, mail, servers, env, dist, addServer, client, atEnd };
  for (let n = 0; n < (options.servers ?? 1); n += 1) await addServer();
  return stack;
}

/**
 * Starts a database, a mail server and servers of one's own, and ends all of them whatever
 * happens: also when the work throws, or the person at the terminal stops the run.
 * @param work is given the running processes.
 * @throws Fault when a part does not start.
 */
export async function withOwnStack<T>(
  options: OwnStackOptions,
  work: (stack: OwnStack) => Promise<T>,
): Promise<T> {
  const undoing: (() => void | Promise<void>)[] = [];
  const aborted = new Promise<never>((_, reject) => {
    options.signal.addEventListener('abort', () => reject(options.signal.reason), { once: true });
  });
  try {
    const run = async () => work(await assemble(options, (undo) => undoing.push(undo)));
    return await Promise.race([run(), aborted]);
  } finally {
    for (const undo of undoing.toReversed()) await undo();
  }
}
