import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts, demoAdministrator } from '@consultancy/backend/demo-accounts';
import { exportTypes } from '@consultancy/validation';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { median } from '../../lib/lines/ratio.ts';
import { addPeople, asAdmin, firstDay, insertSql } from '../reports/fill.ts';

type Record = (reading: Reading) => void;

const MOST_MEGABYTES = 60;
const FIRST_BYTE_MS = 200;
const path = '/get_all_utilizations';

/** Memory of a process that is its own, in MiB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

interface Download {
  readonly bytes: number;
  readonly lines: number;
  readonly firstByte: number;
  readonly seconds: number;
}

/**
 * Downloads a list and keeps nothing of it.
 * @param rest milliseconds for which the reader stops in the middle.
 */
async function download(url: string, accept: string, cookie: string, rest = 0): Promise<Download> {
  const began = performance.now();
  const agent = false;
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { accept, cookie } }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  let firstByte = Number.NaN;
  let bytes = 0;
  let lines = 0;
  let rested = rest === 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    if (bytes === 0) firstByte = performance.now() - began;
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
    if (!rested && bytes > 2_000_000) {
      rested = true;
      await sleep(rest);
    }
  }
  return { bytes, lines, firstByte, seconds: (performance.now() - began) / 1000 };
}

async function measure(
  stack: OwnStack,
  record: Record,
  form: keyof typeof exportTypes,
  rows: number,
): Promise<void> {
  const server = await stack.addServer();
  const account = demoAccounts.find(({ username }) => username === demoAdministrator);
  const client = await stack.client(server).signIn(demoAdministrator, account?.password ?? '');
  const cookie = [...client.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const ask = (query: string, rest = 0) =>
    download(`${server.host}${path}${query}`, exportTypes[form], cookie, rest);
  const day = `?start_date=${firstDay}T00:00:00Z&end_date=${firstDay}T23:59:59Z`;
  for (let n = 0; n < 5; n += 1) {
    await (await client.send('GET', `${path}?max_count=1000`)).arrayBuffer();
    await ask(day);
  }
  const before = memoryOf(server.child.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(server.child.pid));
  }, 20);
  const whole = await ask('', 3000);
  clearInterval(watch);
  const complete = form === 'xlsx' ? whole.bytes > rows : whole.lines >= rows + 1;
  record({
    what: `${form}, ${rows.toLocaleString('en')} rows, the reader resting for 3 s`,
    seen: `${(whole.bytes / 2 ** 20).toFixed(0)} MiB in ${whole.seconds.toFixed(1)} s`,
    budget: 'whole',
    holds: complete,
  });
  record({
    what: `${form}, memory of the server at its highest`,
    seen: `${peak.toFixed(0)} MiB`,
    control: `before, ${before.toFixed(0)} MiB`,
    ratio: `+ ${(peak - before).toFixed(0)} MiB`,
    budget: `+ ≤ ${MOST_MEGABYTES} MB`,
    holds: (peak - before) * 1.048576 <= MOST_MEGABYTES,
  });
  const firsts: number[] = [];
  for (let n = 0; n < 5; n += 1) firsts.push((await ask(day)).firstByte);
  firsts.push(whole.firstByte);
  record({
    what: `${form}, first byte`,
    seen: `${median(firsts).toFixed(0)} ms, of the largest ${whole.firstByte.toFixed(0)} ms`,
    budget: `≤ ${FIRST_BYTE_MS} ms`,
    holds: Math.max(median(firsts), whole.firstByte) <= FIRST_BYTE_MS,
  });
  await server.child.stop(8_000);
}

/** What exporting 1,000,000 rows takes (numbers P15). */
export const line: MeasuredLine = {
  id: 'P15',
  title: 'Export of 1,000,000 rows',
  run: async (record, { quick, signal }) => {
    const rows = quick ? 100_000 : 1_000_000;
    const databaseSettings = ['fsync=off', 'max_wal_size=4GB'];
    await withOwnStack({ signal, servers: 0, databaseSettings }, async (stack) => {
      await asAdmin(stack.database.adminUrl, async (client) => {
        await addPeople(client, 2000);
        await client.query('TRUNCATE utilizations CASCADE');
        await client.query(insertSql('utilizations', rows));
        await client.query('VACUUM ANALYZE utilizations');
      });
      await measure(stack, record, 'csv', rows);
      await measure(stack, record, 'xlsx', rows);
    });
  },
};
