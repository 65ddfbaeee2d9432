import { join } from 'node:path';
import type pg from 'pg';
import { freePort } from '../../../tools/lib/ports.ts';
import { createTempFolder, removeFolder } from '../../../tools/lib/temp-folder.ts';
import { prepareDataDir } from '../../../tools/start/data-dir.ts';
import { launchWithRetries, startDatabase, withClient } from '../../../tools/start/database.ts';
import { copyForStandby, withPort } from '../../../tools/start/database-standby.ts';

const STOP_MS = 60_000;

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
  const parts = new AsyncDisposableStack();
  const folder = createTempFolder('standby');
  parts.defer(() => removeFolder(folder));
  prepareDataDir(folder);
  const settings = ['fsync=off'];
  const first = await startDatabase(folder, { settings });
  await first.child.stop(STOP_MS);
  const location = await copyForStandby(folder, first.adminUrl);
  const primary = await startDatabase(folder, {
    settings,
    port: Number(new URL(first.adminUrl).port),
  });
  parts.defer(() => primary.child.stop(STOP_MS));
  const port = await freePort();
  const logFile = join(folder, 'logs', 'standby.log');
  const launch = () => launchWithRetries(location, { logFile, settings, port });
  let { child } = await launch();
  const stopStandby = () => child.stop(STOP_MS);
  parts.defer(stopStandby);
  const urls = { primary: primary.adminUrl, standby: withPort(primary.adminUrl, port) };
  return {
    ...urls,
    run: (on, statement) => withClient(urls[on], (client) => client.query(statement)),
    stopStandby,
    startStandby: async () => {
      ({ child } = await launch());
    },
    stop: () => parts.disposeAsync(),
  };
}
