import { createUtilization, finishUtilization } from '@consultancy/validation';
import { addBuyers, type Buyer } from '../../lib/cases/accounts.ts';
import { inSequence, median, timeOf } from '../../lib/cases/statistics.ts';
import type { ServerProcess, TestStack } from '../../lib/cases/test-stack.ts';
import { toolboxClient } from '../../lib/cases/toolbox-client.ts';
import { workLoad } from './load.ts';
import { buffersOf, countStatements } from './statements.ts';

const TIMES = 30;
const LOAD_SECONDS = 3;

/** Calls of one server by their names. @param buyers who run tools, each in its turn. */
async function callsOf(stack: TestStack, server: ServerProcess, buyers: readonly Buyer[]) {
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

/** Bytes of the database's log that a call writes, and its median time in milliseconds. */
async function measure(stack: TestStack, call: () => Promise<unknown>) {
  const position = async () => {
    const [row] = await stack.query<{ at: string }>(
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS at`,
    );
    return Number(row?.at);
  };
  const before = await position();
  const times = await inSequence(TIMES, () => timeOf(call));
  return { bytes: ((await position()) - before) / TIMES, time: median(times) };
}

/** Records what one call costs: statements, blocks, bytes of the log, time, and how many a second. */
export async function recordCallCosts(stack: TestStack): Promise<void> {
  const buyers = await addBuyers(stack, 64, '90000.00');
  const counted = await countStatements(stack, (server) => callsOf(stack, server, buyers));
  const calls = await callsOf(stack, await stack.addServer(), buyers);
  for (const [name, call] of Object.entries(calls)) {
    const statements = counted.get(name) ?? [];
    const { bytes, time } = await measure(stack, call);
    const { throughput } = await workLoad(call, LOAD_SECONDS);
    stack.record.note(
      `cost of ${name}`,
      `${statements.length} statements, ${buffersOf(statements)} buffers, ` +
        `${(bytes / 1024).toFixed(1)} KiB of log, ${time.toFixed(1)} ms, ` +
        `${throughput.toFixed(0)}/s with 32 callers`,
    );
  }
}
