import { buildDownloads } from '../downloads/build.ts';
import { CliError } from '../lib/cli-error.ts';
import { freePort } from '../lib/ports.ts';
import type { StepRunner } from '../lib/steps.ts';
import { runBackendCommand } from './backend.ts';
import { ensureBuilt } from './build.ts';
import type { StartConfig } from './config.ts';
import { localSecret, prepareDataDir } from './data-dir.ts';
import { startDatabase } from './database.ts';
import { startMail } from './mail.ts';
import { Parts } from './parts.ts';
import { checkPorts, lockDataDir } from './preconditions.ts';
import { backendEnvironment, localAddress, startServer } from './server.ts';
import { watchBackend, watchPortal } from './watchers.ts';

/** Everything that `npm start` runs, ready. */
export interface Stack {
  readonly config: StartConfig;
  /** Address of its database. */
  readonly databaseUrl: string;
  /** Resolves when a process exited by itself, with its exit status and last output. */
  readonly failed: Promise<CliError>;
  /** Stops all parts, the last started first. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** Inputs of a start. */
interface StartContext {
  readonly parts: Parts;
  readonly config: StartConfig;
  readonly step: StepRunner;
  readonly signal: AbortSignal;
}

/** Database and mail server, side by side. @returns their addresses. */
async function startDatabaseAndMail(parts: Parts, config: StartConfig) {
  const database = async () => {
    if (config.databaseUrl) return config.databaseUrl;
    const { child, url } = await startDatabase(config.dataDir);
    parts.add(child, 15_000);
    return url;
  };
  const mail = async () => {
    if (config.smtpUrl) return config.smtpUrl;
    const { child, smtpUrl } = await startMail(config.dataDir, config.mailPort);
    parts.add(child, 3_000);
    return smtpUrl;
  };
  // Both are awaited even when one fails, so that the other can be stopped.
  const [databaseUrl, smtpUrl] = await Promise.allSettled([database(), mail()]);
  if (databaseUrl.status === 'rejected') throw databaseUrl.reason;
  if (smtpUrl.status === 'rejected') throw smtpUrl.reason;
  return { databaseUrl: databaseUrl.value, smtpUrl: smtpUrl.value };
}

/** Starts what the server needs. @returns the backend's environment, and the database's address. */
async function startServices({ parts, config, step }: StartContext) {
  const title = 'Starting PostgreSQL and the mail server';
  const services = await step(title, () => startDatabaseAndMail(parts, config));
  const { SESSION_SECRET } = process.env;
  const sessionSecret = SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
  const env = backendEnvironment(config, { ...services, sessionSecret });
  return { env, databaseUrl: services.databaseUrl };
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
    parts.add(await watchBackend(config), 3_000);
    parts.add(await startServer(behind, { ...env, PORT: `${behind.port}` }, signal), 8_000);
    parts.add(await watchPortal(config, localAddress(behind)), 3_000);
  });
}

/** @returns address of the database. */
async function startAll(context: StartContext): Promise<string> {
  const { parts, config, step, signal } = context;
  await step('Checking the data folder and the ports', async () => {
    prepareDataDir(config.dataDir);
    parts.addLock(await lockDataDir(config));
    await checkPorts(config);
  });
  if (!config.development) await step('Building the portal', () => ensureBuilt('portal', signal));
  await step('Building the backend', () => ensureBuilt('backend', signal));
  await step('Packing the toolboxes', () => buildDownloads());
  const { env, databaseUrl } = await startServices(context);
  await step('Migrating the database', () => runBackendCommand('migrate', env, { signal }));
  if (!config.production) {
    const size = config.demoRows === undefined ? [] : ['--rows', `${config.demoRows}`];
    await step('Loading demonstration data', () =>
      runBackendCommand('demo-data', env, { signal, args: size }),
    );
  }
  // The owner of the tables is for migrations only.
  await startServing(context, { ...env, DATABASE_MIGRATION_URL: '' });
  return databaseUrl;
}

/**
 * Starts the whole product: database, mail, server, demonstration data.
 * @param config of `readStartConfig`, without errors.
 * @param step prints each step.
 * @param signal stops the start.
 * @throws CliError when a step cannot be done; everything started before is stopped.
 */
export async function startStack(
  config: StartConfig,
  step: StepRunner,
  signal?: AbortSignal,
): Promise<Stack> {
  const parts = new Parts();
  const stopper = new AbortController();
  const stopped = () => stopper.abort(new CliError('Stopped before it was ready.'));
  signal?.addEventListener('abort', stopped);
  void parts.failed.then((error) => stopper.abort(error));
  const abortable: StepRunner = (title, work) => {
    stopper.signal.throwIfAborted();
    return step(title, work);
  };
  try {
    const databaseUrl = await startAll({ parts, config, step: abortable, signal: stopper.signal });
    stopper.signal.throwIfAborted();
    return { config, databaseUrl, failed: parts.failed, stop: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw stopper.signal.aborted ? stopper.signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', stopped);
  }
}
