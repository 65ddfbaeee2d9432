import { join } from 'node:path';
import { Pool } from 'pg';
import type { BenchmarkCase, CaseContext } from '../../lib/cases/case.ts';
import { median, pairedRatio, timeOf } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { startChild } from '../../lib/child.ts';
import { freePort } from '../../lib/ports.ts';
import { waitUntilReady } from '../../lib/wait.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { httpLoad, type Load, workLoad } from '../reports/load.ts';
import { addLogRows, withLogUsers } from '../reports/log-rows.ts';
import {
  type ExecutedStatement,
  logPlans,
  planSettings,
  statementsOf,
} from '../reports/statements.ts';

const PAGE = 20;
const POOL = '16';

/** The lists whose plans are counted; throughput is measured with the first. */
const ownList = '/get_utilizations/carga_7';
const lists = [ownList, '/get_all_utilizations', '/get_feature_utilization/R_INF_04'];

/** Counts buffers and statements. @returns the statements of the first list. */
async function countBuffers(stack: TestStack, { record }: CaseContext) {
  await logPlans(stack, true);
  const server = await stack.addServer();
  const client = await stack.signIn('admin', server);
  const log = join(stack.folder, 'logs', 'postgres.log');
  let own: ExecutedStatement[] = [];
  for (const path of lists) {
    const request = () => client.read('GET', `${path}?max_count=${PAGE}`);
    await request();
    const statements = await statementsOf(log, request);
    const buffers = statements.at(-1)?.buffers ?? Number.NaN;
    record.atMost(`buffers of a page of ${PAGE}, ${path}`, buffers, 30);
    record.atMost(`statements of the request, ${path}`, statements.length || Number.NaN, 2);
    if (path === ownList) own = statements;
  }
  await server.child.stop(5_000);
  await logPlans(stack, false);
  return own;
}

/** Compares the first page with one far down, to which the list is followed in large pages. */
async function compareDepth(stack: TestStack, depth: number, { record }: CaseContext) {
  const client = await stack.signIn('admin');
  const path = '/get_all_utilizations?max_count=';
  let cursor = '';
  for (let row = 0; row < depth; row += 1000) {
    const page = await client.json<{ next_cursor: string }>('GET', `${path}1000${cursor}`);
    cursor = `&cursor=${page.next_cursor}`;
  }
  const time = async (query: string) => {
    const read = async () => {
      for (let n = 0; n < 100; n += 1) await client.read('GET', `${path}${PAGE}${query}`);
    };
    return (await timeOf(read)) / 100;
  };
  const compared = await pairedRatio(
    () => time(cursor),
    () => time(''),
  );
  const format = (value: number) => `${value.toFixed(2)} ms`;
  const of = { format, control: 'page 1' };
  record.ratio(`page ${depth / PAGE}`, compared, { atMost: 1.2 }, of);
}

/**
 * The same two statements behind a minimal server, and on the bare pool, each prepared once for each
 * connection as the server's own are.
 */
async function startControls(stack: TestStack, statements: readonly ExecutedStatement[]) {
  const port = await freePort();
  const env = {
    ...{ DATABASE_URL: stack.database.url, DATABASE_POOL: POOL, NODE_ENV: 'production' },
    ...{ PORT: `${port}`, STATEMENTS: JSON.stringify(statements) },
  };
  const child = await startChild({
    name: 'The minimal server',
    stopSignal: 'TERM',
    command: process.execPath,
    args: [inWorkspace('tools', 'bench', 'reports', 'minimal-server.ts')],
    env: { ...process.env, ...env },
  });
  stack.onClose(() => child.stop(5_000));
  await waitUntilReady(child, `http://127.0.0.1:${port}/healthz/ready`);
  const pool = new Pool({ connectionString: stack.database.url, max: Number(POOL) });
  stack.onClose(() => pool.end());
  const query = async () => {
    for (const [index, { text, values }] of statements.entries()) {
      await pool.query({ name: `statement ${index}`, text, values: [...values] });
    }
  };
  return { url: `http://127.0.0.1:${port}/list`, query };
}

async function compareLoad(
  stack: TestStack,
  statements: readonly ExecutedStatement[],
  { record, quick }: CaseContext,
): Promise<void> {
  const seconds = quick ? 1 : 3;
  const { url, query } = await startControls(stack, statements);
  const path = `${ownList}?max_count=${PAGE}`;
  const cookie = (await stack.signIn('admin')).cookieHeader(path);
  const measure = () =>
    httpLoad({ url: `${stack.server().host}${path}`, headers: { cookie } }, seconds);
  const throughput = async (load: Promise<Load>) => (await load).throughput;
  const format = (value: number) => `${value.toFixed(0)}/s`;
  const pooled = await pairedRatio(
    () => throughput(measure()),
    () => throughput(workLoad(query, seconds)),
  );
  const what = 'throughput, 32 callers';
  const pool = { format, control: 'bare pool, the same prepared' };
  record.ratio(what, pooled, { atLeast: 0.55 }, pool);

  const p99s = { own: [] as number[], minimal: [] as number[] };
  const throughputOf = async (kind: keyof typeof p99s, load: Promise<Load>) => {
    const { throughput, p99 } = await load;
    p99s[kind].push(p99);
    return throughput;
  };
  const served = await pairedRatio(
    () => throughputOf('own', measure()),
    () => throughputOf('minimal', httpLoad({ url }, seconds)),
  );
  const minimal = { format, control: 'minimal Fastify, the same prepared' };
  record.ratio(what, served, { atLeast: 0.8 }, minimal);
  // The first pair warms up.
  const [own, control] = [p99s.own.slice(1), p99s.minimal.slice(1)];
  const latency = {
    ratio: median(own.map((p99, index) => p99 / (control[index] ?? Number.NaN))),
    observed: median(own),
    control: median(control),
  };
  const of = { format: (value: number) => `${value.toFixed(1)} ms`, control: 'minimal Fastify' };
  record.ratio('p99, 32 callers', latency, { atMost: 2.5 }, of);
}

export const bench: BenchmarkCase = {
  id: 'P8',
  title: 'Report endpoint, 5,000,000 rows',
  run: async (context) => {
    const { quick } = context;
    const options = {
      env: { DATABASE_POOL: POOL },
      databaseSettings: [...planSettings, 'fsync=off', 'max_wal_size=8GB', 'shared_buffers=1GB'],
    };
    await withTestStack(context, options, async (stack) => {
      const rows = quick ? 300_000 : 5_000_000;
      await withLogUsers(stack, (client) => addLogRows(client, 'utilizations', rows));
      const statements = await countBuffers(stack, context);
      await compareDepth(stack, quick ? 100_000 : 1_000_000, context);
      await compareLoad(stack, statements, context);
    });
  },
};
