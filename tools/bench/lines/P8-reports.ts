import { join } from 'node:path';
import { demoAccounts, demoAdministrator } from '@consultancy/backend/demo-accounts';
import { Pool } from 'pg';
import { startChild } from '../../lib/child.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { pairedRatio } from '../../lib/lines/ratio.ts';
import { answersWell } from '../../lib/lines/server-process.ts';
import { freePort } from '../../lib/ports.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { addPeople, asAdmin, insertSql } from '../reports/fill.ts';
import { fetchOnce, keptConnections, loadOf } from '../reports/load.ts';
import { planSettings, type RunStatement, statementsOf } from '../reports/plans.ts';

type Record = (reading: Reading) => void;

const PAGE = 20;
const POOL = '16';

/** The lists whose plans are counted; the second word says of whom. */
const lists = [
  '/get_utilizations/carga_7',
  '/get_all_utilizations',
  '/get_feature_utilization/R_INF_04',
];

async function fill(stack: OwnStack, rows: number): Promise<void> {
  await asAdmin(stack.database.adminUrl, async (client) => {
    await addPeople(client, 2000);
    await client.query(insertSql('utilizations', rows));
    await client.query('VACUUM ANALYZE utilizations');
  });
}

/** Has every statement of new connections of the application explained in the log, or no more. */
async function explain(stack: OwnStack, on: boolean): Promise<void> {
  await asAdmin(stack.database.adminUrl, async (client) => {
    const what = on
      ? 'SET auto_explain.log_min_duration = 0'
      : 'RESET auto_explain.log_min_duration';
    await client.query(`ALTER ROLE portal ${what}`);
  });
}

async function administrator(stack: OwnStack, server = stack.servers[0]) {
  const password = demoAccounts.find(({ username }) => username === demoAdministrator)?.password;
  return stack.client(server).signIn(demoAdministrator, password ?? '');
}

/** The cursor of a page far down: the list is walked there in the largest pages. */
async function cursorAfter(stack: OwnStack, path: string, rows: number): Promise<string> {
  const client = await administrator(stack);
  let cursor = '';
  for (let seen = 0; seen < rows; seen += 1000) {
    const from = cursor && `&cursor=${cursor}`;
    const answer = await client.send('GET', `${path}?max_count=1000${from}`);
    const page = (await answer.json()) as { next_cursor: string };
    cursor = page.next_cursor;
  }
  return cursor;
}

/** The statements of one request: the fewest of some tries, as jobs run in between. */
async function fewestStatements(log: string, ask: () => Promise<unknown>) {
  let fewest: RunStatement[] | null = null;
  for (let tries = 0; tries < 4; tries += 1) {
    const seen = await statementsOf(log, ask);
    if (seen.length > 0 && (!fewest || seen.length < fewest.length)) fewest = seen;
  }
  return fewest ?? [];
}

async function countBuffers(stack: OwnStack, record: Record): Promise<RunStatement[]> {
  await explain(stack, true);
  const server = await stack.addServer();
  const client = await administrator(stack, server);
  const log = join(stack.folder, 'logs', 'postgres.log');
  let last: RunStatement[] = [];
  for (const path of lists) {
    const ask = () => client.send('GET', `${path}?max_count=${PAGE}`);
    await ask();
    const statements = await fewestStatements(log, ask);
    const page = statements.at(-1)?.buffers ?? Number.NaN;
    record({
      what: `buffers of a page of ${PAGE}, ${path}`,
      seen: `${page}`,
      budget: '≤ 30',
      holds: page <= 30,
    });
    record({
      what: `statements of the request, ${path}`,
      seen: `${statements.length}`,
      budget: '≤ 2',
      holds: statements.length > 0 && statements.length <= 2,
    });
    last = path === lists[0] ? statements : last;
  }
  await server.child.stop(5_000);
  await explain(stack, false);
  return last;
}

async function compareDepth(stack: OwnStack, record: Record, deep: number): Promise<void> {
  const client = await administrator(stack);
  const path = '/get_all_utilizations';
  const cursor = await cursorAfter(stack, path, deep);
  const time = async (query: string) => {
    const began = performance.now();
    for (let n = 0; n < 100; n += 1) {
      await (await client.send('GET', `${path}?max_count=${PAGE}${query}`)).arrayBuffer();
    }
    return (performance.now() - began) / 100;
  };
  const { ratio, seen, control } = await pairedRatio(
    () => time(`&cursor=${cursor}`),
    () => time(''),
  );
  record({
    what: `page ${deep / PAGE}`,
    seen: `${seen.toFixed(2)} ms`,
    control: `page 1, ${control.toFixed(2)} ms`,
    ratio: ratio.toFixed(2),
    budget: '≤ 1.2',
    holds: ratio <= 1.2,
  });
}

/**
 * The same two statements behind the smallest server, and on the bare pool, as `pg` sends them by
 * default: parsed and planned each time. That the server's own are prepared is part of what is
 * measured.
 */
async function controls(stack: OwnStack, statements: readonly RunStatement[]) {
  const port = await freePort();
  const settings = { DATABASE_URL: stack.database.url, DATABASE_POOL: POOL };
  const child = await startChild({
    name: 'The smallest server',
    stopSignal: 'TERM',
    command: process.execPath,
    args: [inWorkspace('tools', 'bench', 'reports', 'minimal-server.ts')],
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      PORT: `${port}`,
      STATEMENTS: JSON.stringify(statements),
    },
  });
  stack.atEnd(() => child.stop(5_000));
  while (!(await answersWell(`http://127.0.0.1:${port}/healthz/ready`)));
  const pool = new Pool({ connectionString: stack.database.url, max: Number(POOL) });
  stack.atEnd(() => pool.end());
  const bare = async () => {
    for (const { text, values } of statements) await pool.query(text, [...values]);
  };
  return { url: `http://127.0.0.1:${port}/list`, bare };
}

async function compareLoad(
  stack: OwnStack,
  record: Record,
  statements: readonly RunStatement[],
  seconds: number,
): Promise<void> {
  const { url, bare } = await controls(stack, statements);
  const { cookies } = await administrator(stack);
  const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const agent = keptConnections();
  stack.atEnd(() => agent.destroy());
  const own = `${stack.servers[0]?.host}${lists[0]}?max_count=${PAGE}`;
  const ours = () => loadOf(() => fetchOnce(own, { agent, headers: { cookie } }), { seconds });
  const smallest = () => loadOf(() => fetchOnce(url, { agent }), { seconds });
  const onPool = () => loadOf(bare, { seconds });
  const tell = (what: string, control: string, least: number, ratio: number, seen: string) =>
    record({
      what,
      seen,
      control,
      ratio: ratio.toFixed(2),
      budget: `≥ ${least}`,
      holds: ratio >= least,
    });
  const rate = (value: number) => `${value.toFixed(0)}/s`;

  const throughput = async (load: () => ReturnType<typeof loadOf>) => (await load()).throughput;
  const pooled = await pairedRatio(
    () => throughput(ours),
    () => throughput(onPool),
  );
  tell(
    'throughput, 32 callers',
    `bare pool, nothing prepared, ${rate(pooled.control)}`,
    0.55,
    pooled.ratio,
    rate(pooled.seen),
  );

  const p99s: { ours: number; smallest: number }[] = [];
  const served = await pairedRatio(
    async () => {
      const load = await ours();
      p99s.push({ ours: load.p99, smallest: Number.NaN });
      return load.throughput;
    },
    async () => {
      const load = await smallest();
      const pair = p99s.at(-1);
      if (pair) pair.smallest = load.p99;
      return load.throughput;
    },
  );
  tell(
    'throughput, 32 callers',
    `smallest Fastify, nothing prepared, ${rate(served.control)}`,
    0.8,
    served.ratio,
    rate(served.seen),
  );
  const ratios = p99s
    .slice(1)
    .map((pair) => pair.ours / pair.smallest)
    .sort((a, b) => a - b);
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  record({
    what: 'p99, 32 callers',
    seen: `${p99s.at(-1)?.ours.toFixed(1)} ms`,
    control: `smallest Fastify, ${p99s.at(-1)?.smallest.toFixed(1)} ms`,
    ratio: ratio.toFixed(2),
    budget: '≤ 2.5',
    holds: ratio <= 2.5,
  });
}

/** What a page of a report costs at 5,000,000 rows (numbers P8). */
export const line: MeasuredLine = {
  id: 'P8',
  title: 'Report endpoint, 5,000,000 rows',
  run: async (record, { quick, signal }) => {
    const rows = quick ? 300_000 : 5_000_000;
    const options = {
      signal,
      env: { DATABASE_POOL: POOL },
      databaseSettings: [...planSettings, 'fsync=off', 'max_wal_size=8GB', 'shared_buffers=1GB'],
    };
    await withOwnStack(options, async (stack) => {
      await fill(stack, rows);
      const statements = await countBuffers(stack, record);
      await compareDepth(stack, record, quick ? 100_000 : 1_000_000);
      await compareLoad(stack, record, statements, quick ? 1 : 3);
    });
  },
};
