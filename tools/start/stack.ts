import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Child, startChild } from '../lib/child.ts';
import { CliError } from '../lib/cli-error.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { freePort, portProblem } from '../lib/ports.ts';
import type { StepRunner } from '../lib/steps.ts';
import { waitUntilReady } from '../lib/wait.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { backendEnvironment, localAddress, runBackendCommand, startServer } from './backend.ts';
import { type BuildTarget, ensureBuilt, ensurePacked, invalidateBuild } from './build.ts';
import type { StartConfig } from './config.ts';
import { dataDirInUseError, localSecret, lockDataDir, prepareDataDir } from './data-dir.ts';
import { startDatabase } from './database.ts';

/**
 * Starts MailDev: a real mail server on a free port and its inbox on the given one, both for
 * this machine only.
 * @param webPort port of the inbox in the browser and of its REST interface.
 * @returns `whenReady` waits until it responds, and throws CliError with its last output when it exits.
 */
async function startMail(dataDir: string, webPort: number) {
  const manifest = createRequire(import.meta.url).resolve('maildev/package.json');
  const smtpPort = await freePort();
  const child = await startChild({
    name: 'MailDev',
    args: [
      join(manifest, '..', 'bin', 'maildev'),
      ...['--smtp', `${smtpPort}`, '--ip', '127.0.0.1'],
      ...['--web', `${webPort}`, '--web-ip', '127.0.0.1'],
      ...['--mail-directory', join(dataDir, 'mail')],
    ],
    logFile: join(dataDir, 'logs', 'mail.log'),
  });
  const whenReady = () => waitUntilReady(child, `http://127.0.0.1:${webPort}/healthz`);
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, child, whenReady };
}

function vite(
  config: StartConfig,
  target: BuildTarget,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const cwd = inWorkspace('apps', target);
  return startChild({
    name: `Vite of the ${target}`,
    args: [scriptOf('vite', cwd), ...args],
    cwd,
    env: { ...process.env, ...env },
    logFile: join(config.dataDir, 'logs', `vite-${target}.log`),
    // Errors of a source that was just saved are printed for its author.
    onLine: (line) => {
      if (/error|\[plugin|^\s+at .*src/i.test(line)) console.error(line);
    },
  });
}

/** The processes and the lock of a start, and how they are stopped. */
class Parts {
  readonly #failure = new AbortController();
  readonly #started = new AsyncDisposableStack();
  #stopping: Promise<void> | null = null;

  /** Aborted when a process exited by itself; the reason has its exit status and last output. */
  readonly failed = this.#failure.signal;

  /** @param timeout milliseconds until SIGKILL. */
  add(child: Child, timeout: number): void {
    this.#started.defer(() => child.stop(timeout));
    void child.exited.then(({ code, signal }) => {
      if (this.#stopping) return;
      const how = signal ? `by ${signal}` : `with code ${code}`;
      const message = `${child.name} exited ${how}. Its last output:`;
      this.#failure.abort(new CliError(message, child.lastLines()));
    });
  }

  use(lock: Disposable): void {
    this.#started.use(lock);
  }

  /** Stops all parts, the last started first. Safe to call twice. */
  stop(): Promise<void> {
    this.#stopping ??= this.#started.disposeAsync();
    return this.#stopping;
  }
}

interface StartContext {
  readonly parts: Parts;
  readonly config: StartConfig;
  readonly step: StepRunner;
  readonly signal: AbortSignal;
}

/** Checks that the ports are free. @throws CliError with the variable to change. */
async function checkPorts(config: StartConfig): Promise<void> {
  const wanted = { PORT: config.port, ...(config.smtpUrl ? {} : { MAIL_PORT: config.mailPort }) };
  const errors: string[] = [];
  for (const [name, port] of Object.entries(wanted)) {
    const code = await portProblem(port);
    if (!code) continue;
    const isUsed = code === 'EADDRINUSE';
    const why = isUsed ? 'is taken by another program' : `may not be opened by this user (${code})`;
    const other = port < 1024 ? port + 8000 : port + 10;
    errors.push(`Port ${port} ${why}. Set another one, e.g. ${name}=${other} npm start`);
  }
  if (errors.length > 0) throw new CliError(errors.join('\n'));
}

/**
 * Starts the database and the mail server.
 * @returns the URLs of both. The mail server may not respond yet: it loads for a second, and
 * nothing is sent before the server is started.
 */
async function startServices({ parts, config }: StartContext) {
  const database = async () => {
    if (config.databaseUrl) return config.databaseUrl;
    const { child, url } = await startDatabase(config.dataDir);
    parts.add(child, 15_000);
    return url;
  };
  const mail = async () => {
    if (config.smtpUrl) return { smtpUrl: config.smtpUrl, whenReady: async () => undefined };
    const { child, ...started } = await startMail(config.dataDir, config.mailPort);
    parts.add(child, 3_000);
    return started;
  };
  // Both are awaited even when one fails, so that the other can be stopped.
  const both = [database(), mail()] as const;
  await Promise.allSettled(both);
  const [databaseUrl, { smtpUrl, whenReady }] = await Promise.all(both);
  return { databaseUrl, smtpUrl, whenMailReady: whenReady };
}

/** Starts the backend's server, and while developing what watches the sources. */
async function startServing(context: StartContext, env: NodeJS.ProcessEnv): Promise<void> {
  const { parts, config, step, signal } = context;
  if (!config.development) {
    await step('Starting the server', async () => {
      parts.add(await startServer(config, env, signal), 8_000);
    });
    return;
  }
  const behind = { ...config, port: await freePort() };
  await step('Starting the server and the watchers', async () => {
    // Builds the backend again whenever its sources change; the server restarts by itself.
    invalidateBuild('backend');
    const build = ['build', '--watch', '--emptyOutDir', 'false'];
    parts.add(await vite(config, 'backend', build), 3_000);
    parts.add(await startServer(behind, { ...env, PORT: `${behind.port}` }, signal), 8_000);
    // Serves the portal from its sources, on the port of the whole product.
    const serve = ['--port', `${config.port}`, '--strictPort', '--host', config.host];
    const portal = vite(config, 'portal', serve, { API_ORIGIN: localAddress(behind) });
    parts.add(await portal, 3_000);
  });
}

/** @returns URL of the database. */
async function startAll(context: StartContext): Promise<string> {
  const { parts, config, step, signal } = context;
  await step('Checking the data folder and the ports', async () => {
    prepareDataDir(config.dataDir);
    const lock = lockDataDir(config);
    if (!lock) throw dataDirInUseError(config.dataDir);
    parts.use(lock);
    await checkPorts(config);
  });
  if (!config.development) await step('Building the portal', () => ensureBuilt('portal', signal));
  await step('Building the backend', () => ensureBuilt('backend', signal));
  await step('Packing the toolboxes', ensurePacked);
  const title = 'Starting PostgreSQL and the mail server';
  const { whenMailReady, ...services } = await step(title, () => startServices(context));
  const sessionSecret = process.env.SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
  const env = backendEnvironment(config, { ...services, sessionSecret });
  if (config.production) {
    await step('Migrating the database', () => runBackendCommand('migrate', env, { signal }));
  } else {
    const args = config.demoRows === undefined ? [] : ['--rows', `${config.demoRows}`];
    await step('Migrating the database and loading demonstration data', () =>
      runBackendCommand('demo-data', env, { signal, args }),
    );
  }
  // The owner of the tables is for migrations only.
  await startServing(context, { ...env, DATABASE_MIGRATION_URL: '' });
  await whenMailReady();
  return services.databaseUrl;
}

/**
 * Starts the whole product: database, mail, server, demonstration data.
 * @param config of `readStartConfig`.
 * @throws CliError when a step cannot be done; everything started before is stopped.
 */
export async function startStack(config: StartConfig, step: StepRunner, signal?: AbortSignal) {
  const parts = new Parts();
  const either = AbortSignal.any([parts.failed, ...(signal ? [signal] : [])]);
  const abortable: StepRunner = (title, work) => {
    either.throwIfAborted();
    return step(title, work);
  };
  try {
    const databaseUrl = await startAll({ parts, config, step: abortable, signal: either });
    either.throwIfAborted();
    return { databaseUrl, parts };
  } catch (error) {
    await parts.stop();
    throw either.aborted ? either.reason : error;
  }
}
