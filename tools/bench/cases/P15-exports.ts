import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportTypes } from '@consultancy/validation';
import { inSequence, median } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { addLogRows, firstDay, withLogUsers } from '../reports/log-rows.ts';

export const title = 'Export of 1,000,000 rows';
export const stack = { servers: 0, databaseSettings: ['fsync=off', 'max_wal_size=4GB'] };

/** Milliseconds for which the client stops reading in the middle. */
const PAUSE_MS = 3_000;
const path = '/get_all_utilizations';

/** Resident memory of a process in MiB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Downloads a list without storing it. @param pause milliseconds without reading in the middle. */
async function download(url: string, accept: string, cookie: string, pause = 0) {
  const start = performance.now();
  const request = get(url, { agent: false, headers: { accept, cookie } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url}: ${response?.statusCode}`);
  let [firstByte, bytes, lines, paused] = [Number.NaN, 0, 0, pause === 0];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (bytes === 0) firstByte = performance.now() - start;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (paused || bytes <= 2_000_000) continue;
    paused = true;
    await sleep(pause);
  }
  return { bytes, lines, firstByte, seconds: (performance.now() - start) / 1000 };
}

async function measure(stack: TestStack, format: 'csv' | 'xlsx', rows: number): Promise<void> {
  const { record } = stack;
  const server = await stack.addServer();
  const client = await stack.signIn('admin', server);
  const load = (query: string, pause = 0) =>
    download(
      `${server.host}${path}${query}`,
      exportTypes[format],
      client.cookieHeader(path),
      pause,
    );
  const day = `?start_date=${firstDay}T00:00:00Z&end_date=${firstDay}T23:59:59Z`;
  // Warms up.
  await inSequence(5, async () => {
    await client.read('GET', `${path}?max_count=1000`);
    await load(day);
  });
  const before = memoryOf(server.child.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(server.child.pid));
  }, 20);
  const { bytes, lines, seconds, firstByte } = await load('', PAUSE_MS);
  clearInterval(watch);
  const isComplete = format === 'xlsx' ? bytes > rows : lines >= rows + 1;
  const what = `${format}, ${rows.toLocaleString('en')} rows, the client pausing for 3 s`;
  const observed = `${(bytes / 2 ** 20).toFixed(0)} MiB in ${seconds.toFixed(1)} s`;
  record.check(what, observed, 'complete', isComplete);
  const control = `before, ${before.toFixed(0)} MiB`;
  const added = (peak - before) * 1.048576;
  record.atMost(`${format}, added memory of the server`, added, 60, { unit: 'MB', control });
  const firsts = await inSequence(5, async () => (await load(day)).firstByte);
  const slowest = Math.max(median([firstByte, ...firsts]), firstByte);
  record.atMost(`${format}, first byte`, slowest, 200, { unit: 'ms' });
  await server.child.stop(8_000);
}

export async function run(stack: TestStack): Promise<void> {
  const rows = stack.quick ? 100_000 : 1_000_000;
  await withLogUsers(stack, async (client) => {
    await client.query('TRUNCATE utilizations CASCADE');
    await addLogRows(client, 'utilizations', rows);
  });
  await measure(stack, 'csv', rows);
  await measure(stack, 'xlsx', rows);
}
