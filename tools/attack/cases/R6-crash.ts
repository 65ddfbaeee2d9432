import { setTimeout as sleep } from 'node:timers/promises';
import { type CaseContext, formatSeconds } from '../../lib/cases/recorder.ts';
import { inSequence, median, timeOf } from '../../lib/cases/statistics.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { crashMigrations } from '../crash/migrations.ts';
import { crashStarts } from '../crash/starts.ts';
import { Load } from '../support/load.ts';

export const title = 'SIGKILL of server and database during writes, migrations and first starts';

/** Kills server, database or both during writes, and restarts them as a supervisor does. */
const crashWrites = (kills: number, context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const first = stack.server();
    const countRuns = async () => (await stack.query('SELECT 1 FROM utilizations')).length;
    const before = await countRuns();
    const load = await new Load(stack, first.host, [503, 409]).start(4);
    let server = first;
    let [torn, lost] = [0, 0];
    const readyAfter = await inSequence(kills, async (kill) => {
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

/** What is killed how often, and within how many milliseconds it must be ready again. */
const crashes = [
  { during: 'writes', crash: crashWrites, kills: 120, limit: 3_000 },
  { during: 'migrations', crash: crashMigrations, kills: 40, limit: 3_000 },
  // A first start takes longer than another one (P12).
  { during: 'first starts', crash: crashStarts, kills: 40, limit: 5_000 },
] as const;

export async function run(context: CaseContext): Promise<void> {
  const { record, quick } = context;
  for (const { during, crash, kills, limit } of crashes) {
    const amount = quick ? Math.ceil(kills * 0.06) : kills;
    const { readyAfter, control, torn, lost, writes } = await crash(amount, context);
    const slowest = Math.max(...readyAfter);
    const what = `${amount} kills during ${during}`;
    record.equal(`${what}: torn`, torn, 0);
    record.check(`${what}: lost or doubled`, `${lost} of ${writes}`, '0', lost === 0);
    record.check(
      `${what}: ready again after`,
      `${formatSeconds(slowest)} at most, median ${formatSeconds(median(readyAfter))}`,
      // On a busy machine every start is slow; then the ratio decides.
      `≤ ${formatSeconds(limit)}, or ≤ 3 × an undisturbed start`,
      slowest <= Math.max(limit, 3 * control),
      { control: formatSeconds(control), ratio: (slowest / control).toFixed(2) },
    );
  }
}
