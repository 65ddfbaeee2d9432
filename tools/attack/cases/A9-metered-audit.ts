import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers } from '../../lib/cases/accounts.ts';
import { signalAll } from '../../lib/cases/processes.ts';
import { inSequence } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { waitUntil } from '../../lib/wait.ts';
import { AuditMachine, everyTool } from '../audit/audit-machine.ts';
import { FailingProxy } from '../support/failing-proxy.ts';

export const title =
  'Metered audits: output folder full, locked or gone, network unavailable, kill -9';
export const stack = {};

/** An attack on one machine. @returns the expected number of charged runs; any when undefined. */
type Attack = (machine: AuditMachine, proxy: FailingProxy) => Promise<number | undefined>;

/** Does something while the third tool of «todas» runs, and starts again afterwards. */
const inThirdTool =
  (
    charged: number,
    act: (machine: AuditMachine, proxy: FailingProxy, pid: number) => unknown,
  ): Attack =>
  async (machine, proxy) => {
    const child = await machine.startAll({ R_INF_03: { waits: machine.signal('go') } });
    await machine.waitUntilBlocked('go');
    await act(machine, proxy, child.pid);
    machine.release('go');
    await child.exited;
    proxy.cut(false);
    await machine.recover();
    return charged;
  };

/** The results exceed the disk's space at the seventh tool. */
const folderFull: Attack = async (machine) => {
  await (await machine.startAll(everyTool({ bytes: 10_000 }), 128)).exited;
  return 6;
};

/** A file replaces the result folder while the third tool writes: root ignores file modes. */
const folderLocked: Attack = async (machine) => {
  const child = await machine.startAll({
    R_INF_03: { waits: machine.signal('lock') },
    R_INF_04: { waits: machine.signal('unlock') },
  });
  await machine.waitUntilBlocked('lock');
  const folder = join(machine.output, readdirSync(machine.output)[0] ?? '');
  const aside = machine.signal('aside');
  renameSync(folder, aside);
  writeFileSync(folder, '');
  machine.release('lock');
  await machine.waitUntilBlocked('unlock');
  rmSync(folder);
  renameSync(aside, folder);
  machine.release('unlock');
  await child.exited;
  return 14;
};

/** Kills the process after a tool's results are written, before its end has reached the server. */
async function killBeforeFinish(machine: AuditMachine, proxy: FailingProxy, pid: number) {
  proxy.cut(true);
  machine.release('go');
  await waitUntil(() => machine.results().length === 3, 'The results of the third tool');
  process.kill(pid, 'SIGKILL');
}

/** SIGKILL at a random moment after the first tool of «todas», and a start after it. */
async function killAtRandom(machine: AuditMachine): Promise<void> {
  const before = machine.results().length;
  const child = await machine.startAll({});
  await waitUntil(() => machine.results().length > before, 'The results of the first tool');
  await Promise.race([child.exited, sleep(Math.random() * 3_000)]);
  signalAll([child.pid], 'SIGKILL');
  await child.exited;
  await machine.recover();
}

const attacks: Readonly<Record<string, Attack>> = {
  'output folder full at the seventh tool': folderFull,
  'output folder locked for one tool': folderLocked,
  // It is created again, with all results.
  'output folder removed': inThirdTool(15, ({ output }) => rmSync(output, { recursive: true })),
  'network cut in mid-run, then started again': inThirdTool(3, (_, proxy) => proxy.cut(true)),
  'kill -9 in a tool, then started again': inThirdTool(2, (_machine, _proxy, pid) =>
    process.kill(pid, 'SIGKILL'),
  ),
  'kill -9 before the settlement, then started again': inThirdTool(3, killBeforeFinish),
};

export async function run(stack: TestStack): Promise<void> {
  const proxy = stack.use(await new FailingProxy(stack.server().host).open());
  const kills = stack.quick ? 4 : 40;
  const killMany: Attack = async (machine) => {
    await inSequence(kills, () => killAtRandom(machine));
    return undefined;
  };
  const all = Object.entries({ ...attacks, [`${kills} × kill -9 at random`]: killMany });
  for (const [index, user] of (await addBuyers(stack, all.length, '2000.00')).entries()) {
    const [name = '', attack = killMany] = all[index] ?? [];
    const machine = new AuditMachine(stack, user, proxy.url);
    const before = await machine.balance();
    await machine.compare(name, before, await attack(machine, proxy));
  }
}
