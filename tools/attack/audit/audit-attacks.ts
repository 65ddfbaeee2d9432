import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalAll } from '../../lib/cases/processes.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { FailingProxy } from '../support/failing-proxy.ts';
import { type AuditMachine, everyTool } from './audit-machine.ts';

/** An attack on one machine. @returns the expected number of charged runs. */
export type AuditAttack = (machine: AuditMachine, proxy: FailingProxy) => Promise<number>;

/** Runs «todas» until its third tool waits. */
async function runToThirdTool(machine: AuditMachine) {
  const child = await machine.startAll({ R_INF_03: { waits: machine.signal('go') } });
  await machine.untilWaiting('go');
  return child;
}

/** The results exceed the disk's space at the seventh tool. */
const folderFull: AuditAttack = async (machine) => {
  await (await machine.startAll(everyTool({ bytes: 10_000 }), 128)).exited;
  return 6;
};

/** A file replaces the result folder while the third tool writes: root ignores file modes. */
const folderLocked: AuditAttack = async (machine) => {
  const child = await machine.startAll({
    R_INF_03: { waits: machine.signal('lock') },
    R_INF_04: { waits: machine.signal('unlock') },
  });
  await machine.untilWaiting('lock');
  const folder = join(machine.output, readdirSync(machine.output)[0] ?? '');
  const aside = machine.signal('aside');
  renameSync(folder, aside);
  writeFileSync(folder, '');
  machine.release('lock');
  await machine.untilWaiting('unlock');
  rmSync(folder);
  renameSync(aside, folder);
  machine.release('unlock');
  await child.exited;
  return 14;
};

/** The output folder is removed while the third tool runs: created again, with all results. */
const folderRemoved: AuditAttack = async (machine) => {
  const child = await runToThirdTool(machine);
  rmSync(machine.output, { recursive: true });
  machine.release('go');
  await child.exited;
  return 15;
};

/** The network fails while the third tool runs, and is back at the next start. */
const networkCut: AuditAttack = async (machine, proxy) => {
  const child = await runToThirdTool(machine);
  proxy.cut(true);
  machine.release('go');
  await child.exited;
  proxy.cut(false);
  await machine.recover();
  return 3;
};

/** SIGKILL while a tool runs: that tool is free. */
const killedInTool: AuditAttack = async (machine) => {
  const child = await runToThirdTool(machine);
  process.kill(child.pid, 'SIGKILL');
  await child.exited;
  await machine.recover();
  return 2;
};

/** SIGKILL after a tool's results are written, before its end has reached the server. */
const killedBeforeFinish: AuditAttack = async (machine, proxy) => {
  const child = await runToThirdTool(machine);
  proxy.cut(true);
  machine.release('go');
  await waitUntil(() => machine.results().length === 3, 'The results of the third tool');
  process.kill(child.pid, 'SIGKILL');
  await child.exited;
  proxy.cut(false);
  await machine.recover();
  return 3;
};

/** The attacks of A9 by name. */
export const auditAttacks: Readonly<Record<string, AuditAttack>> = {
  'output folder full at the seventh tool': folderFull,
  'output folder locked for one tool': folderLocked,
  'output folder removed': folderRemoved,
  'network cut in mid-run, then started again': networkCut,
  'kill -9 in a tool, then started again': killedInTool,
  'kill -9 before the settlement, then started again': killedBeforeFinish,
};

/** SIGKILL at a random moment after the first tool of «todas», and a start after it. */
export async function killAtRandom(machine: AuditMachine): Promise<void> {
  const before = machine.results().length;
  const child = await machine.startAll({});
  await waitUntil(() => machine.results().length > before, 'The results of the first tool');
  await Promise.race([child.exited, sleep(Math.random() * 3_000)]);
  signalAll([child.pid], 'SIGKILL');
  await child.exited;
  await machine.recover();
}
