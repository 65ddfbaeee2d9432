import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseContext } from '../../lib/cases/case.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import { timeOf } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import type { CrashResult } from './crash-result.ts';
import { type Acknowledged, Writers } from './writers.ts';

/** States that the database may contain after an acknowledgement. */
const allowed: Readonly<Record<Acknowledged, readonly (string | undefined)[]>> = {
  requested: [undefined, 'open', 'failed', 'finished'],
  open: ['open', 'failed', 'finished'],
  failed: ['failed'],
  finished: ['finished'],
};

async function readRuns(stack: TestStack): Promise<ReadonlyMap<number, string>> {
  const rows = await stack.query<{ id: string; state: string }>(
    'SELECT utilization_id AS id, state FROM utilizations',
  );
  return new Map(rows.map(({ id, state }) => [Number(id), state]));
}

/** How many runs are not in the database as they were acknowledged before it is read. */
export async function countLost(stack: TestStack, { runs }: Pick<Writers, 'runs'>) {
  const acknowledged = [...runs.values()];
  const stored = await readRuns(stack);
  return acknowledged.filter(({ id, state }) => !allowed[state].includes(stored.get(id ?? 0)))
    .length;
}

/** Kills server, database or both during writes, and restarts them as a supervisor does. */
export function crashWrites(kills: number, context: CaseContext): Promise<CrashResult> {
  return withTestStack(context, {}, async (stack) => {
    const first = stack.server();
    const before = (await readRuns(stack)).size;
    const writers = await new Writers().start(stack, 4);
    const readyAfter: number[] = [];
    let server = first;
    let [torn, lost] = [0, 0];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(100 + Math.random() * 400);
      const [killsServer, killsDatabase] = [kill % 3 !== 1, kill % 3 !== 0];
      if (killsServer) process.kill(server.child.pid, 'SIGKILL');
      if (killsDatabase) signalAll(processTree(stack.database.child.pid), 'SIGKILL');
      if (killsServer) await server.child.exited;
      const restart = async () => {
        if (killsDatabase) await stack.startDatabase();
        if (killsServer) server = await stack.addServer({}, first.port);
        await waitUntil(() => isHealthy(`${first.url}/healthz/ready`), 'The server', 30_000);
      };
      readyAfter.push(await timeOf(restart));
      torn += (await stack.brokenInvariants()).length;
      lost += await countLost(stack, writers);
    }
    await writers.stop();
    lost += await countLost(stack, writers);
    // Every key has one run by now, and none has two.
    lost += Math.abs((await readRuns(stack)).size - before - writers.runs.size);
    await server.child.stop(8_000);
    const control = Math.max(first.readyAfter, (await stack.addServer({}, first.port)).readyAfter);
    return { kills, readyAfter, control, torn, lost, writes: writers.runs.size };
  });
}
