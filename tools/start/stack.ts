import { Fault } from '../lib/fault.ts';
import type { StepRunner } from '../lib/steps.ts';
import { runBackendCommand } from './backend.ts';
import { ensureBuilt } from './build.ts';
import type { StartConfig } from './config.ts';
import { localSecret, prepareDataDir } from './data-dir.ts';
import { startDatabase } from './database.ts';
import { makeDemonstrationRuns } from './demonstration.ts';
import { startMail } from './mail.ts';
import { Parts } from './parts.ts';
import { checkPorts, lockDataDir } from './preconditions.ts';
import { backendEnvironment, startServer } from './server.ts';

/** Everything that `npm start` runs, up and answering. */
export interface Stack {
  readonly config: StartConfig;
  /** Settles when a part ended by itself; tells which, how, and its last words. */
  readonly failed: Promise<Fault>;
  /** Stops all parts, the last started first. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** What the parts of a start are made with. */
interface Making {
  readonly parts: Parts;
  readonly config: StartConfig;
  readonly step: StepRunner;
  readonly signal: AbortSignal;
}

/** Starts what the server needs. @returns the backend's environment. */
async function startServices({ parts, config, step }: Making) {
  let { databaseUrl, smtpUrl } = config;
  if (!databaseUrl) {
    const database = await step('Starting PostgreSQL', () => startDatabase(config.dataDir));
    parts.add(database.child, 15_000);
    databaseUrl = database.url;
  }
  if (!smtpUrl) {
    const { dataDir, mailPort } = config;
    const mail = await step('Starting the mail server', () => startMail(dataDir, mailPort));
    parts.add(mail.child, 3_000);
    smtpUrl = mail.smtpUrl;
  }
  const { SESSION_SECRET } = process.env;
  const sessionSecret = SESSION_SECRET || localSecret(config.dataDir, 'session-secret');
  return backendEnvironment(config, { databaseUrl, smtpUrl, sessionSecret });
}

async function startAll(making: Making): Promise<void> {
  const { parts, config, step, signal } = making;
  await step('Checking the data folder and the ports', async () => {
    prepareDataDir(config.dataDir);
    parts.addLock(await lockDataDir(config));
    await checkPorts(config);
  });
  await step('Building the portal', () => ensureBuilt('portal', signal));
  await step('Building the backend', () => ensureBuilt('backend', signal));
  const env = await startServices(making);
  await step('Migrating the database', () => runBackendCommand('migrate', env, signal));
  if (!config.production) {
    await step('Loading demonstration data', () => runBackendCommand('demo-data', env, signal));
  }
  await step('Starting the server', async () => {
    parts.add(await startServer(config, env), 8_000);
  });
  if (!config.production) {
    await step('Making demonstration runs', () =>
      makeDemonstrationRuns(config, env['DATABASE_URL'] ?? ''),
    );
  }
}

/**
 * Starts the whole product: database, mail, server, demonstration data.
 * @param config as `readStartConfig` gives it, without faults.
 * @param step shows each step.
 * @param signal stops the start where it stands.
 * @throws Fault when a step cannot be done; whatever had been started is stopped before.
 */
export async function startStack(
  config: StartConfig,
  step: StepRunner,
  signal?: AbortSignal,
): Promise<Stack> {
  const parts = new Parts();
  const stopper = new AbortController();
  const stopped = () => stopper.abort(new Fault('Stopped before it was ready.'));
  signal?.addEventListener('abort', stopped);
  void parts.failed.then((fault) => stopper.abort(fault));
  const guarded: StepRunner = (title, work) => {
    stopper.signal.throwIfAborted();
    return step(title, work);
  };
  try {
    await startAll({ parts, config, step: guarded, signal: stopper.signal });
    stopper.signal.throwIfAborted();
  } catch (error) {
    await parts.stop();
    throw stopper.signal.aborted ? stopper.signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', stopped);
  }
  return { config, failed: parts.failed, stop: () => parts.stop() };
}
