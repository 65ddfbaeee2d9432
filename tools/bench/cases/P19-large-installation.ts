import { join } from 'node:path';
import type { BenchmarkCase, CaseContext } from '../../lib/cases/case.ts';
import { median, timeOf } from '../../lib/cases/statistics.ts';
import { type TestStack, withClient, withTestStack } from '../../lib/cases/test-stack.ts';
import { recordCallCosts } from '../reports/call-costs.ts';
import {
  addManyRuns,
  addManyUsers,
  addPurchasesAndErrors,
  type Volume,
} from '../reports/large-installation.ts';
import { logPlans, planSettings, statementsOf } from '../reports/statements.ts';

const MOST_MS = 200;
const MOST_BUFFERS = 2_000;
/** Requests of each kind that are timed; the median counts. */
const TIMES = 7;

/** With 1,000,000 runs in each of the last two months the overview failed before. */
const whole: Volume = { users: 2_000_000, runs: 50_000_000, monthly: 1_000_000 };
const small: Volume = { users: 100_000, runs: 1_000_000, monthly: 250_000 };

/** Runs of another volume, for a smaller disk. */
const wantedRuns = Number(process.env.BENCH_RUNS ?? whole.runs);

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
  'many have each part of, no user all': 'consultores 17 s.a.s. lu',
} as const;

/** Requests by what they are called in the report. */
function requestsOf(stack: TestStack): Readonly<Record<string, string>> {
  const { url, host } = stack.server(-1 + stack.servers.length);
  const found = Object.entries(searches).flatMap(([what, text]) => [
    [
      `search in the header, ${what} «${text}»`,
      `${host}/admin/find?text=${encodeURIComponent(text)}`,
    ],
    [
      `search in the list, ${what} «${text}»`,
      `${host}/users?max_count=20&search=${encodeURIComponent(text)}`,
    ],
  ]);
  return {
    overview: `${host}/admin/overview`,
    metrics: `${url}/metrics`,
    ...Object.fromEntries(found),
  };
}

/** Fills the database without triggers, and has the sums made as the migration makes them. */
async function fill(stack: TestStack, volume: Volume, { record }: CaseContext): Promise<void> {
  const url = new URL(stack.database.adminUrl);
  url.pathname = '/portal';
  await withClient(url.href, async (client) => {
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
      record.note(`time for ${name}`, `${((await timeOf(step)) / 1000).toFixed(1)} s`);
    }
    const { rows } = await client.query<{ users: string; runs: string; size: string }>(`
      SELECT (SELECT count(*) FROM users)::text AS users,
             (SELECT count(*) FROM utilizations)::text AS runs,
             pg_size_pretty(pg_database_size(current_database())) AS size`);
    record.note('volume', `${rows[0]?.runs} runs, ${rows[0]?.users} users, ${rows[0]?.size}`);
  });
}

/** Counts the blocks that each request reads, and times it. */
async function measure(stack: TestStack, { record }: CaseContext): Promise<void> {
  const log = join(stack.folder, 'logs', 'postgres.log');
  const read = async (server: Awaited<ReturnType<TestStack['addServer']>>) => {
    const client = await stack.signIn('admin', server);
    const headers = { cookie: client.cookieHeader('/admin/overview') };
    return async (url: string) => {
      const response = await fetch(url, { headers });
      const text = await response.text();
      const away = url.endsWith('/metrics') && !text.includes('\ncredits_booked ');
      if (response.status !== 200 || away) throw new Error(`${url}: ${response.status} ${text}`);
    };
  };
  await logPlans(stack, true);
  const counting = await stack.addServer();
  const count = await read(counting);
  const buffers: Record<string, number> = {};
  for (const [what, url] of Object.entries(requestsOf(stack))) {
    const statements = await statementsOf(log, () => count(url).catch(() => undefined));
    buffers[what] = statements.reduce((sum, statement) => sum + statement.buffers, 0);
  }
  await counting.child.stop(5_000);
  await logPlans(stack, false);
  const time = await read(await stack.addServer());
  for (const [what, url] of Object.entries(requestsOf(stack))) {
    const times: number[] = [];
    const failures: string[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      times.push(await timeOf(() => time(url).catch(({ message }) => failures.push(message))));
    }
    const ms = median(times);
    const failed = failures.length > 0 ? `, ${failures.length} of ${TIMES} failed` : '';
    const holds = ms <= MOST_MS && failed === '';
    record.check(what, `${ms.toFixed(0)} ms${failed}`, `≤ ${MOST_MS} ms`, holds);
    record.atMost(`buffers, ${what}`, buffers[what] ?? Number.NaN, MOST_BUFFERS);
  }
}

export const bench: BenchmarkCase = {
  id: 'P19',
  title: 'Administrators’ pages of a large installation',
  run: async (context) => {
    const options = {
      servers: 0,
      databaseSettings: [...planSettings, 'fsync=off', 'max_wal_size=8GB', 'shared_buffers=1GB'],
    };
    await withTestStack(context, options, async (stack) => {
      await fill(stack, context.quick ? small : { ...whole, runs: wantedRuns }, context);
      await measure(stack, context);
      await recordCallCosts(stack, context);
    });
  },
};
