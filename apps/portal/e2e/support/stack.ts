import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureOtherBrowser } from '../../../../tools/lib/other-browsers.ts';
import { freePort } from '../../../../tools/lib/ports.ts';
import { readStartConfig } from '../../../../tools/start/config.ts';
import { startStack } from '../../../../tools/start/stack.ts';
import { engine } from './engine.ts';
import { checkExclusions, excludedLines } from './exclusions.ts';

/** Addresses of the journeys' stack. */
export interface StackAddresses {
  readonly portal: string;
  readonly inbox: string;
  /** Address of the database, to which journeys add accounts of their own. */
  readonly database: string;
  /** Folder for Playwright's traces, which ends with the stack. */
  readonly traces: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: StackAddresses;
  }
}

/** Runs of one user: enough that no list of them fits a page, and that every hour has some. */
const demoRows = 10_000;

let endStack: (() => Promise<void>) | null = null;

/** Starts the whole product on free ports with an empty data folder. */
export async function setup(project: TestProject): Promise<void> {
  checkExclusions();
  const missing = engine === 'chromium' ? null : ensureOtherBrowser(engine);
  if (missing) throw new Error(missing);
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-journeys-'));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const [port, mailPort] = [await freePort(), await freePort()];
  // Nothing of the surrounding environment may connect the journeys to a production database.
  const config = readStartConfig({
    PORT: `${port}`,
    MAIL_PORT: `${mailPort}`,
    DATA_DIR: dataDir,
  });
  // A machine that pauses for seconds fails no journey.
  process.env.TIME_LIMIT_FACTOR = '10';
  // Nothing here depends on how costly a password's hash is: the least that servers may have.
  process.env.PASSWORD_MEMORY = '19';
  // Every visitor has the same address, and the limits per address are for one of them.
  process.env.ADDRESS_LIMIT_FACTOR = '100';
  let database: string;
  try {
    const stack = await startStack({ ...config, demoRows }, (_title, work) =>
      Promise.resolve(work()),
    );
    database = stack.databaseUrl;
    endStack = () => stack.parts.stop().finally(removeData);
  } catch (error) {
    removeData();
    throw error;
  }
  const inbox = `http://localhost:${mailPort}`;
  const traces = join(dataDir, 'traces');
  project.provide('stack', { portal: config.publicUrl, inbox, database, traces });
}

/** Ends the product and removes its data; prints what did not run in this browser. */
export async function teardown(): Promise<void> {
  await endStack?.();
  process.stdout.write(
    excludedLines()
      .map((line) => `${line}\n`)
      .join(''),
  );
}
