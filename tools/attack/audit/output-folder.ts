import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditMachine } from './audit-machine.ts';

/** An attack on one machine. @returns how many runs must be charged. */
export type AuditAttack = (machine: AuditMachine) => Promise<number>;

/** The results outgrow what the disk takes at the seventh tool. */
export const folderFull: AuditAttack = async (machine) => {
  const bytes = 10_000;
  const tools = Object.fromEntries(
    Array.from({ length: 15 }, (_, n) => [`R_INF_${`${n + 1}`.padStart(2, '0')}`, { bytes }]),
  );
  await (await machine.startAll(tools, 128)).exited;
  return 6;
};

/** A file takes the place of the results' folder while the third tool writes; root obeys no mode. */
export const folderLocked: AuditAttack = async (machine) => {
  const child = await machine.startAll({
    R_INF_03: { waits: machine.signal('lock') },
    R_INF_04: { waits: machine.signal('unlock') },
  });
  await machine.untilWaiting('lock');
  const folder = join(machine.output, readdirSync(machine.output)[0] ?? '');
  const aside = machine.signal('aside');
  renameSync(folder, aside);
  writeFileSync(folder, '');
  machine.letGo('lock');
  await machine.untilWaiting('unlock');
  rmSync(folder);
  renameSync(aside, folder);
  machine.letGo('unlock');
  await child.exited;
  return 14;
};

/** The whole output folder is removed while the third tool runs: written again, with all results. */
export const folderGone: AuditAttack = async (machine) => {
  const child = await machine.startAll({ R_INF_03: { waits: machine.signal('go') } });
  await machine.untilWaiting('go');
  rmSync(machine.output, { recursive: true });
  machine.letGo('go');
  await child.exited;
  return 15;
};
