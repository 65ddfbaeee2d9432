import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers } from '../../lib/cases/accounts.ts';
import type { CaseContext } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { describeError } from '../../lib/cli-error.ts';
import { freePort } from '../../lib/ports.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { isHealthy, waitUntil } from '../../lib/wait.ts';
import { serverFlags } from '../../start/backend.ts';
import { AuditMachine, everyTool } from '../audit/audit-machine.ts';
import { Writers } from '../crash/writers.ts';
import { countLost } from '../crash/writes.ts';
import { fillDisk, smallLog, withSmallDisk } from '../support/small-disk.ts';

const FILLING = 'filling';

/** Starts a server whose standard output is a file. */
function startLogging(stack: TestStack, file: string, port: number) {
  const log = openSync(file, 'a');
  const args = [...serverFlags, join(stack.dist, 'backend', 'server.js')];
  const env = { ...stack.env, PORT: `${port}`, LOG_LEVEL: 'info' };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', log, 'ignore'] });
  closeSync(log);
  stack.onClose(() => server.kill('SIGKILL'));
  return server;
}

const droppedLines = async (url: string) => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
};

/** The log's disk is full: lines are dropped and counted, and written again when there is space. */
export const logFull = (context: CaseContext) =>
  withTempFolder('log', (folder) =>
    withSmallDisk(context, { what: 'log full', folder, size: '1m' }, () =>
      withTestStack(context, { servers: 0 }, async (stack) => {
        const { record } = context;
        const [file, port] = [join(folder, 'server.log'), await freePort()];
        const url = `http://127.0.0.1:${port}`;
        const server = startLogging(stack, file, port);
        const exited = once(server, 'exit');
        await waitUntil(() => isHealthy(`${url}/healthz/ready`), 'The server');
        const client = stack.client({ host: `${url}/api` });
        fillDisk(join(folder, FILLING));
        const failed: string[] = [];
        let calls = 0;
        // A line is some 4 kB; a megabyte of them waits in memory before any is dropped.
        for (; calls < 1_000 || (calls < 20_000 && (await droppedLines(url)) === 0); calls += 50) {
          const path = `/openapi.json/${'x'.repeat(4_000)}`;
          const batch = Array.from({ length: 50 }, () => client.read('GET', path));
          const statuses = (await Promise.all(batch)).map(({ status }) => status);
          failed.push(...statuses.filter((status) => status !== 404).map(String));
        }
        record.all('log full: requests with their response', calls, failed);
        const dropped = await droppedLines(url);
        record.check('log full: lines dropped and counted', `${dropped}`, '> 0', dropped > 0);
        const live = await fetch(`${url}/healthz/live`);
        record.equal('log full: liveness', live.status, 200);
        rmSync(join(folder, FILLING));
        const before = readFileSync(file).length;
        await client.read('GET', '/openapi.json/after');
        const grows = () => readFileSync(file).length > before;
        await waitUntil(grows, 'The log', 10_000).catch(() => undefined);
        record.equal('log free again: lines are written', `${grows()}`, 'true');
        server.kill('SIGTERM');
        const [code] = await exited;
        record.equal('log: exit status after SIGTERM', code as number, 0);
      }),
    ),
  );

/** The database's disk is full under load: nothing that was acknowledged is lost. */
export const dataFull = (context: CaseContext) =>
  withTempFolder('data', (within) =>
    withSmallDisk(context, { what: 'data full', folder: within, size: '220m' }, () =>
      withTestStack(context, { within, databaseSettings: smallLog }, async (stack) => {
        const { record, quick } = context;
        const server = stack.server();
        const writers = await new Writers().start(stack, 4);
        await sleep(1_000);
        fillDisk(join(within, FILLING));
        await sleep(quick ? 3_000 : 20_000);
        const live = await fetch(`${server.url}/healthz/live`);
        record.equal('data full: liveness', live.status, 200);
        rmSync(join(within, FILLING));
        // PostgreSQL may have ended, as it must not go on without its log; systemd starts it again.
        const ended = await Promise.race([
          stack.database.child.exited.then(() => true),
          sleep(1_000, false),
        ]);
        if (ended) await stack.startDatabase([...smallLog]);
        const isReady = () => isHealthy(`${server.url}/healthz/ready`);
        const after = await waitUntil(isReady, 'The server', 30_000);
        record.atMost('data free again: ready after', after, 1_000, { unit: 'ms' });
        record.note('data full: PostgreSQL ended', ended ? 'yes, and was started again' : 'no');
        await sleep(1_000);
        await writers.stop();
        const lost = await countLost(stack, writers);
        const observed = `${lost} of ${writers.runs.size}`;
        record.check('data full: acknowledged runs lost', observed, '0', lost === 0);
        record.none('data full: broken invariants', await stack.brokenInvariants());
      }),
    ),
  );

/** The disk of an audit's results, and of a backup, is full. */
export const resultsFull = (context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const { record } = context;
    const [buyer] = await addBuyers(stack, 1, '2000.00');
    if (!buyer) throw new Error('There is no buyer.');
    const machine = new AuditMachine(stack, buyer, stack.server().port);
    const disk = { what: 'results full', folder: machine.output, size: '160k' };
    await withSmallDisk(context, disk, async () => {
      const before = await machine.balance();
      const audit = await machine.startAll(everyTool({ bytes: 10_000 }));
      await audit.exited;
      const { observed, holds } = await machine.compare(before);
      const limit = 'each charged run has its results, and nothing else is charged or reserved';
      record.check('results full', observed, limit, holds);
      const message = audit.lastLines().find((line) => /espacio|No space/i.test(line)) ?? '';
      record.check('results full: message', message.trim(), 'names the space', message !== '');
      const charged = machine.results().length;
      record.check('results full: tools', `${charged} of 15`, '1 to 14', charged % 15 > 0);
    });
    const folder = join(stack.folder, 'backups');
    await withSmallDisk(context, { what: 'backup full', folder, size: '2m' }, async () => {
      await stack.command('backup', {}, [folder]);
      const kept = readdirSync(folder);
      fillDisk(join(folder, FILLING));
      const error = await stack.command('backup', {}, [folder, '--keep', '1']).catch(describeError);
      const message = /No backup was made: .*/.exec(error)?.[0] ?? 'none';
      record.check('backup full: message', message, 'names the space', /space/.test(message));
      const left = readdirSync(folder).filter((name) => name !== FILLING);
      record.equal('backup full: files left', left.join(), kept.join());
    });
  });
