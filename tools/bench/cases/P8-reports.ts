import { Pool } from 'pg';
import { inSequence, pairedRatio, timeOf } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { httpLoad, workLoad } from '../reports/load.ts';
import { addLogRows, withLogUsers } from '../reports/log-rows.ts';
import { countStatements, type ExecutedStatement, planSettings } from '../reports/statements.ts';

const PAGE = 20;
const POOL = '16';

export const title = 'Report endpoint, 5,000,000 rows';
export const stack = { env: { DATABASE_POOL: POOL }, databaseSettings: planSettings };

/** The lists whose plans are counted; throughput is measured with the first. */
const ownList = '/get_utilizations/carga_7';
const lists = [ownList, '/get_all_utilizations', '/get_feature_utilization/R_INF_04'];

/** Counts buffers and statements. @returns the statements of the first list. */
async function countBuffers(stack: TestStack): Promise<readonly ExecutedStatement[]> {
  const counted = await countStatements(stack, async (server) => {
    const client = await stack.signIn('admin', server);
    const read = (path: string) => () => client.read('GET', `${path}?max_count=${PAGE}`);
    for (const path of lists) await read(path)();
    return Object.fromEntries(lists.map((path) => [path, read(path)]));
  });
  for (const [path, statements] of counted) {
    const buffers = statements.at(-1)?.buffers ?? Number.NaN;
    stack.record.atMost(`buffers of a page of ${PAGE}, ${path}`, buffers, 30);
    stack.record.atMost(`statements of the request, ${path}`, statements.length || Number.NaN, 2);
  }
  return counted.get(ownList) ?? [];
}

/** Compares the first page with one far down, to which the list is followed in large pages. */
async function compareDepth(stack: TestStack, depth: number): Promise<void> {
  const client = await stack.signIn('admin');
  const path = '/get_all_utilizations?max_count=';
  let cursor = '';
  for (let row = 0; row < depth; row += 1000) {
    const { text } = await client.read('GET', `${path}1000${cursor}`);
    cursor = `&cursor=${JSON.parse(text).next_cursor}`;
  }
  const time = (query: string) => async () => {
    const read = () => client.read('GET', `${path}${PAGE}${query}`);
    return (await timeOf(() => inSequence(100, read))) / 100;
  };
  const compared = await pairedRatio(time(cursor), time(''));
  const unit = { control: 'page 1', unit: 'ms', digits: 2 };
  stack.record.ratio(`page ${depth / PAGE}`, compared, { atMost: 1.2 }, unit);
}

/**
 * The same two statements behind a minimal server, and on the bare pool, each prepared once for each
 * connection as the server's own are.
 */
async function startControls(stack: TestStack, statements: readonly ExecutedStatement[]) {
  const env = {
    ...{ DATABASE_URL: stack.database.url, DATABASE_POOL: POOL, NODE_ENV: 'production' },
    STATEMENTS: JSON.stringify(statements),
  };
  const program = inWorkspace('tools', 'bench', 'reports', 'minimal-server.ts');
  const server = await stack.startServer('minimal', [program], { ...process.env, ...env });
  const pool = new Pool({ connectionString: stack.database.url, max: Number(POOL) });
  stack.parts.defer(() => pool.end());
  const query = async () => {
    for (const [index, { text, values }] of statements.entries()) {
      await pool.query({ name: `statement ${index}`, text, values: [...values] });
    }
  };
  return { url: `${server.url}/list`, query };
}

async function compareLoad(stack: TestStack, statements: readonly ExecutedStatement[]) {
  const seconds = stack.quick ? 1 : 3;
  const { url, query } = await startControls(stack, statements);
  const path = `${ownList}?max_count=${PAGE}`;
  const cookie = (await stack.signIn('admin')).cookieHeader(path);
  const request = { url: `${stack.server().host}${path}`, headers: { cookie } };
  const own = () => httpLoad(request, seconds);
  const minimal = () => httpLoad({ url }, seconds);
  const compare = async (
    key: 'throughput' | 'p99',
    other: typeof own,
    limit: { atLeast: number } | { atMost: number },
    unit: { control: string; unit: string; digits?: number },
  ) => {
    const measure = (load: typeof own) => async () => (await load())[key];
    const compared = await pairedRatio(measure(own), measure(other));
    stack.record.ratio(`${key}, 32 callers`, compared, limit, unit);
  };
  const bare = { control: 'bare pool, the same prepared', unit: '/s' };
  await compare('throughput', () => workLoad(query, seconds), { atLeast: 0.55 }, bare);
  const fastify = { control: 'minimal Fastify, the same prepared', unit: '/s' };
  await compare('throughput', minimal, { atLeast: 0.8 }, fastify);
  await compare('p99', minimal, { atMost: 2.5 }, { ...fastify, unit: 'ms', digits: 1 });
}

export async function run(stack: TestStack): Promise<void> {
  const [rows, depth] = stack.quick ? [300_000, 100_000] : [5_000_000, 1_000_000];
  await withLogUsers(stack, (client) => addLogRows(client, 'utilizations', rows));
  const statements = await countBuffers(stack);
  await compareDepth(stack, depth);
  await compareLoad(stack, statements);
}
