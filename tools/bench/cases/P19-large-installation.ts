import { createUtilization, finishUtilization } from '@consultancy/validation';
import { addBuyers, type Buyer } from '../../lib/cases/accounts.ts';
import { inSequence, median, timeOf } from '../../lib/cases/statistics.ts';
import type { ServerProcess, TestStack } from '../../lib/cases/test-stack.ts';
import { toolboxClient } from '../../lib/cases/toolbox-client.ts';
import {
  addManyRuns,
  addManyUsers,
  addPurchasesAndErrors,
  type Volume,
} from '../reports/large-installation.ts';
import { workLoad } from '../reports/load.ts';
import { buffersOf, countStatements, planSettings } from '../reports/statements.ts';

export const title = 'Administrators’ pages of a large installation';
export const stack = { servers: 0, databaseSettings: planSettings };

const MAX_MS = 200;
/** Requests of each kind that are timed; the median counts. */
const TIMES = 7;

/** With 1,000,000 runs in each of the last two months the overview failed before. */
const whole: Volume = { users: 2_000_000, runs: 50_000_000, monthly: 1_000_000 };
const small: Volume = { users: 100_000, runs: 1_000_000, monthly: 250_000 };

/** Searches, by how many users have the text. */
const searches = {
  'one user has': '_77777',
  'every 1,600th user has': 'Lucía Acosta',
  'every 400th user has': 'consultores 17 s',
  'every 40th user has': 'Lucía',
  'everyone has': 'consultores',
  'many have two letters of': 'lu',
  'no user has two letters of': 'xq',
  'no user has': 'no hay tal persona',
  'many have each part of, few users all': 'consultores 17 s.a.s. lu',
  'many have each word of, no user both': 'Lucía Camila',
  'every 1,600th user has, typed in part': 'Acosta Luc',
} as const;

/** Requests of an administrator by what they are called in the report. */
async function requestsOf(stack: TestStack, server: ServerProcess) {
  const { url, host } = server;
  const client = await stack.signIn('admin', server);
  const headers = { cookie: client.cookieHeader('/admin/overview') };
  const read =
    (url: string, part = '') =>
    async () => {
      const response = await fetch(url, { headers });
      const text = await response.text();
      if (response.status === 200 && text.includes(part)) return;
      throw new Error(`${url}: ${response.status} ${text}`);
    };
  const found = Object.entries(searches).flatMap(([what, words]) => {
    const text = encodeURIComponent(words);
    return [
      [`search in the header, ${what} «${words}»`, read(`${host}/admin/find?text=${text}`)],
      [`search in the list, ${what} «${words}»`, read(`${host}/users?max_count=20&search=${text}`)],
    ] as const;
  });
  return {
    overview: read(`${host}/admin/overview`),
    metrics: read(`${url}/metrics`, '\ncredits_booked '),
    ...Object.fromEntries(found),
  };
}

/** Fills the database without triggers, and has the sums made as the migration makes them. */
const fill = (stack: TestStack, volume: Volume): Promise<void> =>
  stack.administer(async (client) => {
    await client.query("SET session_replication_role = 'replica'; SET synchronous_commit = off");
    await client.query("SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'");
    const indexes =
      'users_by_letters, users_by_pairs, users_by_username_start, users_by_email_start';
    const steps = {
      // A bulk load makes the indexes of the search afterwards, as the migration does on existing rows.
      users: async () => {
        await client.query(`DROP INDEX ${indexes}`);
        await addManyUsers(client, volume);
      },
      'indexes of the search, beside writers': () => stack.command('migrate'),
      runs: () => addManyRuns(client, volume),
      'purchases and errors': () => addPurchasesAndErrors(client),
      analysis: () => client.query('VACUUM ANALYZE'),
      'sums, with all writers waiting': () => client.query('SELECT recount_activity()'),
    };
    for (const [name, step] of Object.entries(steps)) {
      stack.record.note(`time for ${name}`, `${((await timeOf(step)) / 1000).toFixed(1)} s`);
    }
    const { rows } = await client.query(`
      SELECT (SELECT count(*) FROM utilizations) || ' runs, ' || (SELECT count(*) FROM users) ||
             ' users, ' || pg_size_pretty(pg_database_size(current_database())) AS volume`);
    stack.record.note('volume', rows[0].volume);
  }, 'portal');

/** Counts the blocks that each request reads, and times it. */
async function measure(stack: TestStack): Promise<void> {
  const { record } = stack;
  const counted = await countStatements(stack, async (server) => {
    const requests = Object.entries(await requestsOf(stack, server));
    const each = requests.map(([what, read]) => [what, () => read().catch(() => undefined)]);
    return Object.fromEntries(each);
  });
  for (const [what, read] of Object.entries(await requestsOf(stack, await stack.addServer()))) {
    let failures = 0;
    const attempt = () =>
      read().catch(() => {
        failures += 1;
      });
    const ms = median(await inSequence(TIMES, () => timeOf(attempt)));
    const failed = failures > 0 ? `, ${failures} of ${TIMES} failed` : '';
    const holds = ms <= MAX_MS && failures === 0;
    record.check(what, `${ms.toFixed(0)} ms${failed}`, `≤ ${MAX_MS} ms`, holds);
    record.atMost(`buffers, ${what}`, buffersOf(counted.get(what) ?? []) || Number.NaN, 2_000);
  }
}

/** Times that an operation is measured; its costs are the mean or the median. */
const SAMPLES = 30;
const LOAD_SECONDS = 3;

/** Operations of one server by their names. @param buyers who run tools, one after another. */
async function operationsOf(stack: TestStack, server: ServerProcess, buyers: readonly Buyer[]) {
  const admin = await stack.signIn('admin', server);
  const toolboxes = buyers.map(({ token }) => toolboxClient(server.host, token));
  let runs = 0;
  const read = (path: string) => () => admin.read('GET', path);
  const name = buyers[0]?.username;
  return {
    'a page of 20 runs': read(`/get_utilizations/${name}?max_count=20`),
    'the summary of a user’s runs': read(`/get_utilizations/${name}/summary`),
    'the overview': read('/admin/overview'),
    'a run, reserved and finished': async () => {
      runs += 1;
      const toolbox = toolboxes[runs % toolboxes.length];
      const body = { feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 };
      const idempotencyKey = crypto.randomUUID();
      const run = await toolbox?.request(createUtilization, { body, idempotencyKey });
      const params = { id: `${run?.utilization_id}` };
      await toolbox?.request(finishUtilization, { params, body: {} });
    },
    'a sign-in': () => stack.signIn('admin', server),
  };
}

/** Bytes of the database's log that an operation writes, and its median time in milliseconds. */
async function measureCost(stack: TestStack, operation: () => Promise<unknown>) {
  const position = async () => {
    const [row] = await stack.query<{ at: string }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS at`,
    );
    return Number(row?.at);
  };
  const before = await position();
  const times = await inSequence(SAMPLES, () => timeOf(operation));
  return { bytes: ((await position()) - before) / SAMPLES, time: median(times) };
}

/** Records what one operation costs: statements, blocks, bytes of the log, time, and how many a second. */
async function recordOperationCosts(stack: TestStack): Promise<void> {
  const buyers = await addBuyers(stack, 64, '90000.00');
  const counted = await countStatements(stack, (server) => operationsOf(stack, server, buyers));
  const operations = await operationsOf(stack, await stack.addServer(), buyers);
  for (const [name, operation] of Object.entries(operations)) {
    const statements = counted.get(name) ?? [];
    const { bytes, time } = await measureCost(stack, operation);
    const { throughput } = await workLoad(operation, LOAD_SECONDS);
    stack.record.note(
      `cost of ${name}`,
      `${statements.length} statements, ${buffersOf(statements)} buffers, ` +
        `${(bytes / 1024).toFixed(1)} KiB of log, ${time.toFixed(1)} ms, ` +
        `${throughput.toFixed(0)}/s with 32 callers`,
    );
  }
}

export async function run(stack: TestStack): Promise<void> {
  await fill(stack, stack.quick ? small : whole);
  await measure(stack);
  await recordOperationCosts(stack);
}
