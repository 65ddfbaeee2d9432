import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAccount } from '@consultancy/backend/demo-accounts';
import { brokenInvariants } from '@consultancy/backend/ledger-invariants';
import type { Client, QueryResultRow } from 'pg';
import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright';
import { runBackendCommand, serverFlags } from '../../start/backend.ts';
import { ensureBuilt } from '../../start/build.ts';
import { prepareDataDir } from '../../start/data-dir.ts';
import { type EmbeddedDatabase, startDatabase, withClient } from '../../start/database.ts';
import { startChild } from '../child.ts';
import { launchChromium } from '../chromium.ts';
import { freePort } from '../ports.ts';
import { createTempFolder, removeFolder } from '../temp-folder.ts';
import { waitUntilReady } from '../wait.ts';
import { inWorkspace } from '../workspace.ts';
import { demoAccount } from './accounts.ts';
import { MailSink } from './mail-sink.ts';
import { type Credentials, PortalClient } from './portal-client.ts';
import { processTree, signalAll } from './processes.ts';
import type { CaseContext, Recorder } from './recorder.ts';

export interface TestStackOptions {
  /** Server processes on the one database; one when absent. */
  readonly servers?: number;
  /** Settings of the servers that differ from those here, e.g. `ADDRESS_LIMIT_FACTOR: '1'`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Settings of PostgreSQL, `name=value`, e.g. `shared_buffers=1GB`. */
  readonly databaseSettings?: readonly string[];
  /** Parent of the folder with database and logs; the system's temporary folder when absent. */
  readonly within?: string;
  /** Whether the servers serve the built portal too. */
  readonly portal?: boolean;
}

export type ServerProcess = Awaited<ReturnType<TestStack['startServer']>>;

const serverSettings = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://portal.test',
  SESSION_SECRET: 'a secret of the benchmark and attack cases',
  BOT_CHECK_COST: '2',
  ADDRESS_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
} as const;

/** Database, mail server and server processes that belong to one case. */
export class TestStack implements CaseContext {
  readonly record: Recorder;
  readonly quick: boolean;
  readonly signal: AbortSignal;
  readonly mail = new MailSink();
  readonly servers: ServerProcess[] = [];
  env: NodeJS.ProcessEnv = {};
  readonly folder: string;
  /** Folder of the built backend and portal: a copy, which no later build changes. */
  readonly dist: string;
  readonly parts = new AsyncDisposableStack();
  #database: EmbeddedDatabase | null = null;

  constructor({ record, quick, signal }: CaseContext, within?: string) {
    this.record = record;
    this.quick = quick;
    this.signal = signal;
    this.folder = createTempFolder('stack', within);
    // Below the backend's own packages, as the built server imports them by name.
    this.dist = createTempFolder('build', inWorkspace('apps', 'backend', 'node_modules'));
    for (const folder of [this.folder, this.dist]) this.parts.defer(() => removeFolder(folder));
  }

  async open({ portal = false, servers = 1, env, databaseSettings }: TestStackOptions) {
    for (const target of ['backend', ...(portal ? (['portal'] as const) : [])] as const) {
      await ensureBuilt(target, this.signal);
      const from = inWorkspace('apps', target, 'dist');
      cpSync(from, join(this.dist, target), { recursive: true });
    }
    prepareDataDir(this.folder);
    await this.startDatabase(databaseSettings);
    this.use(await this.mail.open());
    this.env = {
      ...process.env,
      ...serverSettings,
      DATABASE_URL: this.database.url,
      SMTP_URL: this.mail.url,
      ...(portal ? { PORTAL_DIST: join(this.dist, 'portal') } : {}),
      ...env,
    };
    await this.command('demo-data');
    for (let n = 0; n < servers; n += 1) await this.addServer();
  }

  use<T extends { readonly close: () => void | Promise<void> }>(part: T): T {
    return this.parts.adopt(part, () => part.close());
  }

  get database(): EmbeddedDatabase {
    if (!this.#database) throw new Error('The database was not started.');
    return this.#database;
  }

  /** Replaces the database, as a takeover does: statements go to this one from now on. */
  set database(database: EmbeddedDatabase) {
    this.#database = database;
  }

  /** Starts the database, again on its port after it was killed. */
  async startDatabase(settings: readonly string[] = []): Promise<void> {
    const port = this.#database ? Number(new URL(this.#database.url).port) : undefined;
    this.database = await startDatabase(this.folder, { settings, port });
    const { child } = this.database;
    this.parts.defer(() => child.stop(15_000));
  }

  signalDatabase(signal: NodeJS.Signals): void {
    signalAll(processTree(this.database.child.pid), signal);
  }

  /** Runs a statement as the application. @returns its rows. */
  query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return withClient(
      this.database.url,
      async (client) => (await client.query<Row>(sql, values)).rows,
    );
  }

  /** Runs work as the database's superuser. @param name of a database; none of the portal's when absent. */
  administer<T>(work: (client: Client) => Promise<T>, name?: string): Promise<T> {
    const url = new URL(this.database.adminUrl);
    if (name) url.pathname = `/${name}`;
    return withClient(url.href, work);
  }

  brokenInvariants(): Promise<string[]> {
    return withClient(this.database.url, (client) => brokenInvariants(client));
  }

  /** Runs one of the backend's commands. @returns its output. @throws CliError when it fails. */
  command(name: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) {
    const options = { dist: join(this.dist, 'backend'), args, signal: this.signal };
    return runBackendCommand(name, { ...this.env, ...env }, options);
  }

  /** Starts one more server process. @param env settings of this one. @param port wanted. */
  async addServer(env: NodeJS.ProcessEnv = {}, port?: number): Promise<ServerProcess> {
    const name = `server-${this.servers.length + 1}`;
    const args = [...serverFlags, join(this.dist, 'backend', 'server.js')];
    const server = await this.startServer(name, args, { ...this.env, ...env }, port);
    this.servers.push(server);
    return server;
  }

  /**
   * Starts a program of Node that listens on `PORT`, and waits until it is ready.
   * @returns the process, its address and that of its API, and the milliseconds until it was ready.
   */
  async startServer(name: string, args: string[], env: NodeJS.ProcessEnv, wanted?: number) {
    const start = performance.now();
    const port = wanted ?? (await freePort());
    const logFile = join(this.folder, 'logs', `${name}.log`);
    const child = await startChild({
      name,
      args,
      cwd: inWorkspace('apps', 'backend'),
      env: { ...env, PORT: `${port}` },
      logFile,
    });
    this.parts.defer(() => child.stop(8_000));
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(child, `${url}/healthz/ready`, this.signal);
    const readyAfter = performance.now() - start;
    return { child, url, host: `${url}/api`, port, logFile, readyAfter };
  }

  /** One of the servers, counted round. */
  server(index = 0): ServerProcess {
    const server = this.servers[index % this.servers.length];
    if (!server) throw new Error('The stack has no server.');
    return server;
  }

  /** A client of one of the servers; of the first when absent. */
  client(server: Pick<ServerProcess, 'host'> = this.server()): PortalClient {
    return new PortalClient(server.host, this.env.PUBLIC_URL ?? '');
  }

  /** A client signed in with an account, or with the demonstration account of a role. */
  signIn(who: Credentials | DemoAccount['role'], server = this.server()): Promise<PortalClient> {
    return this.client(server).signIn(typeof who === 'string' ? demoAccount(who) : who);
  }

  async openBrowser(options?: LaunchOptions): Promise<Browser> {
    return this.use(await launchChromium(options));
  }

  /** Opens a browser context in which a demonstration account is signed in, without the form. */
  async openSignedIn(browser: Browser, role: DemoAccount['role'], own?: BrowserContextOptions) {
    const { cookies } = await this.signIn(role);
    const { url } = this.server();
    const context = await browser.newContext({ baseURL: url, locale: 'es-CO', ...own });
    const domain = new URL(url).hostname;
    await context.addCookies(
      cookies.map(({ key, value, path }) => ({ name: key, value, path: path ?? '/', domain })),
    );
    return context;
  }
}

/**
 * Starts a database, a mail server and servers, and stops them in any case: also when the work
 * throws, or the user stops the run.
 * @throws CliError when a part does not start.
 */
export async function withTestStack<T>(
  context: CaseContext,
  options: TestStackOptions,
  work: (stack: TestStack) => Promise<T>,
): Promise<T> {
  const { signal } = context;
  const stack = new TestStack(context, options.within);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  const done = stack.open(options).then(() => work(stack));
  return Promise.race([done, aborted]).finally(() => stack.parts.disposeAsync());
}
