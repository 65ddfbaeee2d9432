import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createUtilization } from '@consultancy/validation';
import { addBuyers, type Buyer } from '../../lib/cases/accounts.ts';
import type { CaseContext } from '../../lib/cases/case.ts';
import { median, timeOf } from '../../lib/cases/statistics.ts';
import type { ServerProcess, TestStack } from '../../lib/cases/test-stack.ts';
import { workLoad } from './load.ts';
import { logPlans, statementsOf } from './statements.ts';

/** Calls of each kind that are timed, one after another. */
const TIMES = 30;
/** Seconds for which each call is sent by many callers. */
const LOAD_SECONDS = 3;

type Call = () => Promise<unknown>;

/** Calls of one server by their names. @param buyers who run tools, each in its turn. */
async function callsOf(stack: TestStack, server: ServerProcess, buyers: readonly Buyer[]) {
  const admin = await stack.signIn('admin', server);
  let runs = 0;
  const post = async ({ token }: Buyer, path: string, body: object) => {
    const response = await fetch(`${server.host}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as { utilization_id: number };
  };
  const read = (path: string) => () => admin.read('GET', path);
  const name = buyers[0]?.username;
  const calls: Record<string, Call> = {
    'a page of 20 runs': read(`/get_utilizations/${name}?max_count=20`),
    'the summary of a user’s runs': read(`/get_utilizations/${name}/summary`),
    'the overview': read('/admin/overview'),
    'a run, reserved and finished': async () => {
      runs += 1;
      const buyer = buyers[runs % buyers.length] as Buyer;
      const counts = { fc_records90: 1, tb_records90: 0 };
      const path = createUtilization.path;
      const run = await post(buyer, path, { feature_id: 'R_INF_04', ...counts });
      await post(buyer, `${path}/${run.utilization_id}/finish`, counts);
    },
    'a sign-in': () => stack.signIn('admin', server),
  };
  return calls;
}

/** Bytes of the database's log that a call writes. */
async function logBytes(stack: TestStack, call: Call): Promise<number> {
  const position = async () => {
    const [row] = await stack.query<{ at: string }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS at`,
    );
    return Number(row?.at);
  };
  const before = await position();
  for (let n = 0; n < TIMES; n += 1) await call();
  return ((await position()) - before) / TIMES;
}

/** Records what one call costs: statements, blocks, bytes of the log, time, and how many a second. */
export async function recordCallCosts(stack: TestStack, { record }: CaseContext): Promise<void> {
  const buyers = await addBuyers(stack, 64, '90000.00');
  const log = join(stack.folder, 'logs', 'postgres.log');
  await logPlans(stack, true);
  const counting = await stack.addServer();
  const counts: Record<string, string> = {};
  for (const [name, call] of Object.entries(await callsOf(stack, counting, buyers))) {
    const statements = await statementsOf(log, call);
    const buffers = statements.reduce((sum, statement) => sum + statement.buffers, 0);
    counts[name] = `${statements.length} statements, ${buffers} buffers`;
  }
  await counting.child.stop(5_000);
  await logPlans(stack, false);
  for (const [name, call] of Object.entries(
    await callsOf(stack, await stack.addServer(), buyers),
  )) {
    const bytes = await logBytes(stack, call);
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) times.push(await timeOf(call));
    const { throughput } = await workLoad(call, LOAD_SECONDS);
    record.note(
      `cost of ${name}`,
      `${counts[name]}, ${(bytes / 1024).toFixed(1)} KiB of log, ${median(times).toFixed(1)} ms, ` +
        `${throughput.toFixed(0)}/s with 32 callers`,
    );
  }
}
