import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultyWay } from '../faulty-way.ts';
import { until } from './audit-machine.ts';
import type { AuditAttack } from './output-folder.ts';

const waiting = { R_INF_03: 'go' };

/** Runs «todas» until its third tool waits. */
async function atThirdTool(machine: Parameters<AuditAttack>[0]) {
  const child = await machine.startAll({ R_INF_03: { waits: machine.signal(waiting.R_INF_03) } });
  await machine.untilWaiting(waiting.R_INF_03);
  return child;
}

/** The network goes away while the third tool runs, and is back at the next start. */
export const networkAway =
  (way: FaultyWay): AuditAttack =>
  async (machine) => {
    const child = await atThirdTool(machine);
    way.cut(true);
    machine.letGo(waiting.R_INF_03);
    await child.exited;
    way.cut(false);
    await machine.startAgain();
    return 3;
  };

/** SIGKILL while a tool runs: that tool is free. */
export const killedInTool: AuditAttack = async (machine) => {
  const child = await atThirdTool(machine);
  process.kill(child.pid, 'SIGKILL');
  await child.exited;
  await machine.startAgain();
  return 2;
};

/** SIGKILL when a tool's results are in place and its settlement has not reached the server. */
export const killedBeforeSettlement =
  (way: FaultyWay): AuditAttack =>
  async (machine) => {
    const child = await atThirdTool(machine);
    way.cut(true);
    machine.letGo(waiting.R_INF_03);
    await until(() => machine.results().length === 3, 'The results of the third tool');
    process.kill(child.pid, 'SIGKILL');
    await child.exited;
    way.cut(false);
    await machine.startAgain();
    return 3;
  };

/** SIGKILL at a random moment after the first tool of «todas», and a start after it. */
export async function killedAtRandom(machine: Parameters<AuditAttack>[0]): Promise<void> {
  const before = machine.results().length;
  const child = await machine.startAll({});
  await until(() => machine.results().length > before, 'The results of the first tool');
  await Promise.race([child.exited, sleep(Math.random() * 3_000)]);
  try {
    process.kill(child.pid, 'SIGKILL');
  } catch (error) {
    // It had come to its end.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await child.exited;
  await machine.startAgain();
}
