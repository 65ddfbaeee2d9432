import { setTimeout as sleep } from 'node:timers/promises';
import type { LineOptions } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { familyOf, signalAll } from '../../lib/lines/process-family.ts';
import {
  answersWell,
  type ServerProcess,
  startServerProcess,
} from '../../lib/lines/server-process.ts';
import { withClient } from '../../lib/lines/with-client.ts';
import { startDatabaseAgain } from '../database-again.ts';
import { brokenRules } from '../sound-credits.ts';
import type { Killed } from './killed.ts';
import { type Confirmed, makeToolboxes, startWriters, type Writers } from './writers.ts';

/** What may stand in the database when the server last said this. */
const allowed: Readonly<Record<Confirmed, readonly (string | undefined)[]>> = {
  asked: [undefined, 'open', 'failed', 'finished'],
  open: ['open', 'failed', 'finished'],
  failed: ['failed'],
  finished: ['finished'],
};

type Kept = ReadonlyMap<number, string>;

/** The runs that are in the database, with their states. */
function runsOf(stack: OwnStack): Promise<Kept> {
  return withClient(stack.database.url, async (client) => {
    const { rows } = await client.query<{ id: string; state: string }>(
      'SELECT utilization_id AS id, state FROM utilizations',
    );
    return new Map(rows.map(({ id, state }) => [Number(id), state]));
  });
}

/** How many runs are not in the database as they were confirmed before it is read. */
async function countLost(stack: OwnStack, { runs }: Writers): Promise<number> {
  // The people go on meanwhile, so what they were told is taken down first.
  const told = [...runs.values()];
  const kept = await runsOf(stack);
  return told.filter((run) => !allowed[run.told].includes(kept.get(run.id ?? 0))).length;
}

/** Waits until the server is ready. @returns milliseconds. */
async function untilReady(url: string, since: number): Promise<number> {
  while (!(await answersWell(`${url}/healthz/ready`))) {
    if (performance.now() - since > 30_000) break;
    await sleep(10);
  }
  return performance.now() - since;
}

/**
 * Kills server, database or both at random moments while people run tools, and starts at once what
 * was killed, as a supervisor does.
 */
export function killedWrites(kills: number, { signal }: LineOptions): Promise<Killed> {
  return withOwnStack({ signal }, async (stack) => {
    const [first] = stack.servers;
    if (!first) throw new Error('no server');
    let server: ServerProcess = first;
    let database = stack.database.child.pid;
    const restart = { dist: stack.dist, env: stack.env, logFile: first.logFile, signal };
    const toolboxes = await makeToolboxes(stack, first.host);
    const before = (await runsOf(stack)).size;
    const writers = startWriters(toolboxes);
    const readyAfter: number[] = [];
    let torn = 0;
    let lost = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(100 + Math.random() * 400);
      const [ofServer, ofDatabase] = [kill % 3 !== 1, kill % 3 !== 0];
      if (ofServer) process.kill(server.child.pid, 'SIGKILL');
      if (ofDatabase) signalAll(familyOf(database), 'SIGKILL');
      await Promise.all([ofServer ? server.child.exited : null]);
      const began = performance.now();
      if (ofDatabase) database = await startDatabaseAgain(stack);
      if (ofServer) {
        server = await startServerProcess({ ...restart, port: first.port });
        const { child } = server;
        stack.atEnd(() => child.stop(8_000));
      }
      readyAfter.push(await untilReady(first.url, began));
      torn += (await brokenRules(stack.database.url)).length;
      lost += await countLost(stack, writers);
    }
    await writers.stop();
    lost += await countLost(stack, writers);
    // By now every key has its run, and no key two.
    lost += Math.abs((await runsOf(stack)).size - before - writers.runs.size);
    await server.child.stop(8_000);
    const clean = await startServerProcess({ ...restart, port: first.port });
    stack.atEnd(() => clean.child.stop(8_000));
    const control = Math.max(first.readyAfter, clean.readyAfter);
    return { kills, readyAfter, control, torn, lost, done: writers.runs.size };
  });
}
