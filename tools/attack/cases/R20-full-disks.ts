import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers } from '../../lib/cases/accounts.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { together } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { describeError } from '../../lib/cli-error.ts';
import { freePort } from '../../lib/ports.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { serverFlags } from '../../start/backend.ts';
import { AuditMachine, everyTool } from '../audit/audit-machine.ts';
import { Load } from '../support/load.ts';
import { fillDisk, smallLog, withSmallDisk, withStackOnSmallDisk } from '../support/small-disk.ts';

export const title = 'Full disks of the log, of the database, of results and of backups';

const FILLING = 'filling';

const liveness = async (url: string) => (await fetch(`${url}/healthz/live`)).status;

/** The database's disk is full under load: nothing that was acknowledged is lost. */
const dataFull = (context: CaseContext) =>
  withStackOnSmallDisk(context, 'data full', async (stack, within) => {
    const { record, quick } = stack;
    const { url, host } = stack.server();
    const load = await new Load(stack, host, [503, 409]).start(4);
    await sleep(1_000);
    fillDisk(join(within, FILLING));
    await sleep(quick ? 3_000 : 20_000);
    record.equal('data full: liveness', await liveness(url), 200);
    rmSync(join(within, FILLING));
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
  });

function startLogging(stack: TestStack, file: string, port: number) {
  const log = openSync(file, 'a');
  const args = [...serverFlags, join(stack.dist, 'backend', 'server.js')];
  const env = { ...stack.env, PORT: `${port}`, LOG_LEVEL: 'info' };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', log, 'ignore'] });
  closeSync(log);
  stack.parts.defer(() => void server.kill('SIGKILL'));
  return server;
}

const droppedLines = async (url: string) => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
};

async function fillLog(stack: TestStack, folder: string): Promise<void> {
  const { record } = stack;
  const [file, port] = [join(folder, 'server.log'), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const server = startLogging(stack, file, port);
  const exited = once(server, 'exit');
  await waitUntil(() => isHealthy(`${url}/healthz/ready`), 'The server');
  const client = stack.client({ host: `${url}/api` });
  fillDisk(join(folder, FILLING));
  const failed: string[] = [];
  let sent = 0;
  // A line is some 4 kB; a megabyte of them waits in memory before any is dropped.
  for (; sent < 1_000 || (sent < 20_000 && (await droppedLines(url)) === 0); sent += 50) {
    const path = `/openapi.json/${'x'.repeat(4_000)}`;
    const statuses = await together(50, async () => (await client.read('GET', path)).status);
    failed.push(...statuses.filter((status) => status !== 404).map(String));
  }
  record.all('log full: requests with their response', sent, failed);
  record.some('log full: lines dropped and counted', await droppedLines(url));
  record.equal('log full: liveness', await liveness(url), 200);
  rmSync(join(folder, FILLING));
  const before = statSync(file).size;
  await client.read('GET', '/openapi.json/after');
  const grows = () => statSync(file).size > before;
  await waitUntil(grows, 'The log', 10_000).catch(() => undefined);
  record.equal('log free again: lines are written', `${grows()}`, 'true');
  server.kill('SIGTERM');
  const [code] = await exited;
  record.equal('log: exit status after SIGTERM', code as number, 0);
}

/** The log's disk is full: lines are dropped and counted, and written again when there is space. */
const logFull = (context: CaseContext) =>
  withTempFolder('log', (folder) =>
    withSmallDisk(context, 'log full', folder, '1m', () =>
      withTestStack(context, { servers: 0 }, (stack) => fillLog(stack, folder)),
    ),
  );

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
      fillDisk(join(folder, FILLING));
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
