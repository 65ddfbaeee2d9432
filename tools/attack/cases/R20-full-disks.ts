import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers } from '../../lib/cases/accounts.ts';
import { backendCase } from '../../lib/cases/backend-case.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { describeError } from '../../lib/cli-error.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { AuditMachine, everyTool } from '../audit/audit-machine.ts';
import { Load } from '../support/load.ts';

export const title = 'Full disks of the log, of the database, of results and of backups';

const FILLING = 'filling';

const smallLog = ['max_wal_size=48MB', 'min_wal_size=32MB', 'fsync=off'] as const;

/** Fills a folder's disk: `dd` ends when there is no space left for another byte. */
const fillDisk = (folder: string) =>
  spawnSync('dd', ['if=/dev/zero', `of=${join(folder, FILLING)}`, 'bs=64k']);

/**
 * Runs work while a small disk in memory is mounted; without the right to mount one it notes that.
 * @param what name of the measurements that are not made then.
 * @param size as `mount` takes it, such as `2m`.
 */
async function withSmallDisk(
  { record }: CaseContext,
  what: string,
  folder: string,
  size: string,
  work: () => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    return record.note(what, 'not measured: no right to mount a small disk');
  }
  await work().finally(() => spawnSync('umount', ['--lazy', folder]));
}

async function fillData(stack: TestStack, disk: string): Promise<void> {
  const { record, quick } = stack;
  const { url, host } = stack.server();
  const load = await new Load(stack, host, [503, 409]).start(4);
  await sleep(1_000);
  fillDisk(disk);
  await sleep(quick ? 3_000 : 20_000);
  const live = await fetch(`${url}/healthz/live`);
  record.equal('data full: liveness', live.status, 200);
  const slowest = load.slowestRejection;
  const isRejected = slowest > 0 && slowest <= 2_000;
  record.check('data full: rejected in', `${slowest.toFixed()} ms`, '> 0, ≤ 2,000 ms', isRejected);
  rmSync(join(disk, FILLING));
  // PostgreSQL may have ended, as it must not go on without its log; systemd starts it again.
  const exit = stack.database.child.exited.then(() => true);
  const ended = await Promise.race([exit, sleep(1_000, false)]);
  if (ended) await stack.startDatabase(smallLog);
  const after = await waitUntil(() => isHealthy(`${url}/healthz/ready`), 'The server', 30_000);
  record.atMost('data free again: ready after', after, 1_000, { unit: 'ms' });
  record.note('data full: PostgreSQL ended', ended ? 'yes, and was started again' : 'no');
  await sleep(1_000);
  await load.stop();
  const lost = await load.countLostRuns();
  const observed = `${lost} of ${load.runs.size}`;
  record.check('data full: acknowledged runs lost', observed, '0', lost === 0);
  record.none('data full: other rejections', load.rejected);
  record.none('data full: broken invariants', await stack.brokenInvariants());
}

/** The database's disk is full under load: nothing that was acknowledged is lost. */
const dataFull = (context: CaseContext) =>
  withTempFolder('disk', (within) =>
    withSmallDisk(context, 'data full', within, '220m', () =>
      withTestStack(context, { within, databaseSettings: smallLog }, (stack) =>
        fillData(stack, within),
      ),
    ),
  );

/** The log's disk is full: lines are dropped and counted, and written again when there is space. */
const logFull = backendCase({ file: 'log-destination.test.ts', servers: 0 });

/** The disk of an audit's results, and of a backup, is full. */
const resultsFull = (context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const { record } = stack;
    const [buyer] = await addBuyers(stack, 1, '2000.00');
    const machine = new AuditMachine(stack, buyer, stack.server().host);
    await withSmallDisk(stack, 'results full', machine.output, '160k', async () => {
      const before = await machine.balance();
      const audit = await machine.startAll(everyTool({ bytes: 10_000 }));
      await audit.exited;
      await machine.compare('results full', before);
      const message = audit.lastLines().find((line) => /espacio|No space/i.test(line)) ?? '';
      record.check('results full: message', message.trim(), 'names the space', message !== '');
      const charged = machine.results().length;
      record.check('results full: tools', `${charged} of 15`, '1 to 14', charged % 15 > 0);
    });
    const folder = join(stack.folder, 'backups');
    await withSmallDisk(stack, 'backup full', folder, '2m', async () => {
      await stack.command('backup', {}, [folder]);
      const before = readdirSync(folder);
      fillDisk(folder);
      const error = await stack.command('backup', {}, [folder, '--keep', '1']).catch(describeError);
      const message = /No backup was made: .*/.exec(error)?.[0] ?? 'none';
      record.check('backup full: message', message, 'names the space', /space/.test(message));
      const left = readdirSync(folder).filter((name) => name !== FILLING);
      record.equal('backup full: files left', left.join(), before.join());
    });
  });

export async function run(context: CaseContext): Promise<void> {
  for (const fill of [logFull, dataFull, resultsFull]) await fill(context);
}
