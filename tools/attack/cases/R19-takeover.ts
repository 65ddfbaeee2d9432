import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type CaseContext, formatSeconds } from '../../lib/cases/recorder.ts';
import { Tally } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { CliError } from '../../lib/cli-error.ts';
import { waitUntil } from '../../lib/wait.ts';
import { launchWithRetries, withClient } from '../../start/database.ts';
import { locateDatabase } from '../../start/database-files.ts';
import { copyForStandby, standbyName, withPort } from '../../start/database-standby.ts';
import { FailingProxy } from '../support/failing-proxy.ts';
import { Load, type WriteKind, writeKinds } from '../support/load.ts';
import { openRoundRobin } from '../support/round-robin.ts';

export const title = 'Takeover by a standby under load';

type Standby = Awaited<ReturnType<typeof addStandby>>;

/** Waits until the primary has the standby in a state of replication: `async` or `sync`. */
const waitUntilState = (stack: TestStack, state: string) =>
  stack.administer((client) =>
    waitUntil(async () => {
      const sql = `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = $1`;
      return (await client.query(sql, [state])).rows.length > 0;
    }, `The standby, ${state}`),
  );

/** Adds a streaming standby to the stack's database. @returns it, and its link to the primary. */
async function addStandby(stack: TestStack) {
  const { url, adminUrl } = stack.database;
  const link = stack.use(await new FailingProxy(adminUrl).open());
  await stack.database.child.stop(15_000);
  const location = await copyForStandby(stack.folder, link.url);
  await stack.startDatabase();
  const logFile = join(stack.folder, 'logs', `${standbyName}.log`);
  const { child, port } = await launchWithRetries(location, { logFile });
  stack.parts.defer(() => child.stop(15_000));
  await waitUntilState(stack, 'async');
  const database = { url: withPort(url, port), adminUrl: withPort(adminUrl, port), child };
  return { database, link };
}

/** Has the primary acknowledge only what the standby has on its disk too. */
async function replicateSynchronously(stack: TestStack): Promise<void> {
  await stack.administer(async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`);
    await client.query('SELECT pg_reload_conf()');
  });
  await waitUntilState(stack, 'sync');
}

async function promote({ database }: Standby): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query('SELECT pg_promote(true, 30) AS done');
    if (!rows[0].done) throw new CliError('The standby does not become the primary.');
  });
}

/** Whether the killed primary, started again by mistake, acknowledges a write in two seconds. */
async function returnedPrimaryWrites(stack: TestStack, url: string): Promise<boolean> {
  const location = await locateDatabase(stack.folder);
  const logFile = join(stack.folder, 'logs', 'returned.log');
  const port = Number(new URL(url).port);
  const { child } = await launchWithRetries(location, { logFile, port });
  const client = new Client({ connectionString: url });
  // Its end terminates the connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const written = client.query('UPDATE users SET last_login = now()');
    const writes = written.then(
      () => true,
      () => false,
    );
    return await Promise.race([writes, sleep(2_000, false)]);
  } finally {
    await child.stop(5_000);
    await client.end();
  }
}

/** Milliseconds until users must be served again. */
const LIMIT = 10_000;

const statusOf = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 503 && !(Number(headers['retry-after']) > 0)
    ? '503 without Retry-After'
    : `${statusCode}`;

/** Separates the databases, kills the primary and promotes the standby. @returns time of the kill. */
async function failOver(stack: TestStack, standby: Standby): Promise<number> {
  standby.link.cut(true);
  await sleep(1_500);
  stack.signalDatabase('SIGKILL');
  const killed = performance.now();
  // The program that watches the primary takes its time.
  await sleep(500);
  await promote(standby);
  stack.database = standby.database;
  return killed;
}

/**
 * Rehearses a takeover.
 * @param prepared whether `DATABASE_URL` names both hosts, and the primary acknowledges only what the
 *   standby has; without either it must fail.
 */
async function rehearse(stack: TestStack, prepared: boolean) {
  const { quick } = stack;
  const standby = await addStandby(stack);
  if (prepared) await replicateSynchronously(stack);
  const [first, second] = [new URL(stack.database.url), new URL(standby.database.url)];
  const both = first.href.replace(first.host, `${first.host},${second.host}`);
  const env = prepared ? { DATABASE_URL: both } : {};
  const servers = [await stack.addServer(env), await stack.addServer(env)];
  const statuses = new Tally();
  const proxy = stack.use(await openRoundRobin((head) => statuses.count(statusOf(head))));
  proxy.targets = servers.map(({ port }) => port);
  const load = await new Load(stack, `${proxy.url}/api`, [503]).start(4, 2, 3);
  await sleep(quick ? 2_000 : 10_000);
  const killed = await failOver(stack, standby);
  /** Milliseconds from the kill to the first write of a kind that was sent and acknowledged. */
  const servedAfter = (kind: WriteKind) => {
    const write = load.acknowledged.find((one) => one.kind === kind && one.sent > killed);
    return (write?.at ?? Number.POSITIVE_INFINITY) - killed;
  };
  const isServed = () => writeKinds.every((kind) => Number.isFinite(servedAfter(kind)));
  await waitUntil(isServed, 'Service', LIMIT).catch(() => undefined);
  await sleep(quick ? 1_000 : 10_000);
  await load.stop();
  const times = writeKinds.map(servedAfter);
  const format = (time: number) => (Number.isFinite(time) ? formatSeconds(time) : 'never');
  const [lost, broken] = [await load.countLost(), await stack.brokenInvariants()];
  const returned = await returnedPrimaryWrites(stack, first.href);
  return {
    acknowledged: load.acknowledged.length,
    lost,
    broken,
    rejected: load.rejected,
    statuses,
    times,
    served: writeKinds.map((kind, n) => `${kind} ${format(times[n] ?? 0)}`).join(', '),
    returned: returned ? 'acknowledges a write' : 'acknowledges nothing',
  };
}

export async function run(context: CaseContext): Promise<void> {
  const { record } = context;
  const rehearsal = (prepared: boolean) =>
    withTestStack(context, { servers: 0 }, (stack) => rehearse(stack, prepared));
  const found = await rehearsal(true);
  const { acknowledged, lost, statuses, served, times } = found;
  const complete = lost === 0 && acknowledged > 0;
  record.check('acknowledged writes lost or doubled', `${lost} of ${acknowledged}`, '0', complete);
  const isServed = Math.max(...times) <= LIMIT;
  record.check('served again after the kill', served, '≤ 10 s', isServed);
  const errors = [...statuses.keys()].filter((status) => `${status}` >= '500' && status !== '503');
  const allowed = 'only 503 with Retry-After';
  record.check('responses of 5xx', `${statuses}`, allowed, errors.length === 0);
  record.none('other rejections', found.rejected);
  record.none('broken invariants of the ledger', found.broken);
  const what = 'the old primary, started again by mistake';
  record.equal(what, found.returned, 'acknowledges nothing');
  const control = await rehearsal(false);
  const observed = `${control.lost} of ${control.acknowledged} lost`;
  record.some('control, asynchronous standby', control.lost, observed);
  record.equal(`control, ${what}`, control.returned, 'acknowledges a write');
  const isUnserved = Math.min(...control.times) > LIMIT;
  record.check('control, one host', control.served, 'not served', isUnserved);
}
