import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { inTurn, timeOf } from '../../lib/cases/statistics.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { Load } from '../support/load.ts';

/** Kills server, database or both during writes, and restarts them as a supervisor does. */
export const crashWrites = (kills: number, context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const first = stack.server();
    const countRuns = async () => (await stack.query('SELECT 1 FROM utilizations')).length;
    const before = await countRuns();
    const load = await new Load(stack, first.host, [503, 409]).start(4);
    let server = first;
    let [torn, lost] = [0, 0];
    const readyAfter = await inTurn(kills, async (kill) => {
      await sleep(100 + Math.random() * 400);
      const [killsServer, killsDatabase] = [kill % 3 !== 1, kill % 3 !== 0];
      if (killsServer) process.kill(server.child.pid, 'SIGKILL');
      if (killsDatabase) stack.signalDatabase('SIGKILL');
      if (killsServer) await server.child.exited;
      const time = await timeOf(async () => {
        if (killsDatabase) await stack.startDatabase();
        if (killsServer) server = await stack.addServer({}, first.port);
        await waitUntil(() => isHealthy(`${first.url}/healthz/ready`), 'The server', 30_000);
      });
      torn += (await stack.brokenInvariants()).length;
      lost += await load.countLostRuns();
      return time;
    });
    await load.stop();
    if (load.rejected.length > 0) throw new Error(load.rejected.join('; '));
    lost += await load.countLostRuns();
    // Every key has one run by now, and none has two.
    lost += Math.abs((await countRuns()) - before - load.runs.size);
    await server.child.stop(8_000);
    const control = Math.max(first.readyAfter, (await stack.addServer({}, first.port)).readyAfter);
    return { readyAfter, control, torn, lost, writes: load.runs.size };
  });
