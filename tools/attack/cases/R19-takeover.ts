import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackCase, CaseContext } from '../../lib/cases/case.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import { formatSeconds } from '../../lib/cases/recorder.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { waitUntil } from '../../lib/wait.ts';
import { RoundRobin } from '../support/round-robin.ts';
import { TakeoverLoad, type WriteKind, writeKinds } from '../takeover/load.ts';
import {
  addStandby,
  promote,
  replicateSynchronously,
  returnedPrimaryWrites,
  type Standby,
} from '../takeover/standby.ts';

/** Milliseconds until users must be served again. */
const LIMIT = 10_000;
/** Milliseconds for which the databases are separated before the primary is killed. */
const SEPARATED = 1_500;
/** Milliseconds until the program that watches the primary promotes the standby. */
const NOTICED = 500;

/** How a takeover is prepared; without either it must fail. */
interface Preparation {
  /** Whether `DATABASE_URL` names both hosts. */
  readonly bothHosts: boolean;
  /** Whether the primary acknowledges only what the standby has. */
  readonly synchronous: boolean;
}

/** What clients observed. */
interface Outcome {
  readonly acknowledged: number;
  readonly lost: number;
  /** Milliseconds from the kill to the first write of each kind that was sent and acknowledged. */
  readonly servedAfter: ReadonlyMap<WriteKind, number>;
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<string, number>;
  readonly unexpected: readonly string[];
  readonly broken: readonly string[];
  /** Whether the old primary, started again by mistake, acknowledges a write. */
  readonly returnedWrites: boolean;
}

/** The statuses of responses; a 503 without Retry-After apart. */
function countStatuses(proxy: RoundRobin): Map<string, number> {
  const statuses = new Map<string, number>();
  proxy.onResponse = ({ statusCode, headers }) => {
    const isBare = statusCode === 503 && !(Number(headers['retry-after']) > 0);
    const status = isBare ? '503 without Retry-After' : `${statusCode}`;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  return statuses;
}

/** Separates the databases, kills the primary and promotes the standby. @returns time of the kill. */
async function takeOver(stack: TestStack, standby: Standby): Promise<number> {
  standby.link.cut(true);
  await sleep(SEPARATED);
  signalAll(processTree(stack.database.child.pid), 'SIGKILL');
  const killed = performance.now();
  await sleep(NOTICED);
  await promote(standby);
  stack.replaceDatabase(standby.database);
  return killed;
}

async function rehearse(
  stack: TestStack,
  { bothHosts, synchronous }: Preparation,
  quick: boolean,
): Promise<Outcome> {
  const standby = await addStandby(stack);
  if (synchronous) await replicateSynchronously(stack);
  const [first, second] = [stack.database, standby.database].map(({ url }) => new URL(url));
  const url = `${first}`.replace(`${first?.host}`, `${first?.host},${second?.host}`);
  const env = bothHosts ? { DATABASE_URL: url } : {};
  const servers = [await stack.addServer(env), await stack.addServer(env)];
  const proxy = await new RoundRobin().open();
  stack.onClose(() => proxy.close());
  proxy.targets = servers.map(({ port }) => port);
  const statuses = countStatuses(proxy);
  const load = await new TakeoverLoad(stack).start(`${proxy.url}/api`);
  await sleep(quick ? 2_000 : 10_000);
  const killed = await takeOver(stack, standby);
  const firstOf = (kind: WriteKind) =>
    load.acknowledged.find((write) => write.kind === kind && write.sent > killed);
  const isServed = () => writeKinds.every((kind) => firstOf(kind) !== undefined);
  await waitUntil(isServed, 'Service', LIMIT).catch(() => undefined);
  await sleep(quick ? 1_000 : 10_000);
  await load.stop();
  return {
    acknowledged: load.acknowledged.length,
    lost: await load.countLost(),
    servedAfter: new Map(
      writeKinds.map((kind) => [kind, (firstOf(kind)?.at ?? Number.POSITIVE_INFINITY) - killed]),
    ),
    statuses,
    unexpected: load.unexpected,
    broken: await stack.brokenInvariants(),
    returnedWrites: await returnedPrimaryWrites(stack, `${first}`),
  };
}

const run = (context: CaseContext, preparation: Preparation) =>
  withTestStack(context, { servers: 0 }, (stack) => rehearse(stack, preparation, context.quick));

const servedText = (servedAfter: Outcome['servedAfter']) =>
  [...servedAfter]
    .map(([kind, time]) => `${kind} ${Number.isFinite(time) ? formatSeconds(time) : 'never'}`)
    .join(', ');

async function attackTakeover(context: CaseContext): Promise<void> {
  const { record } = context;
  const outcome = await run(context, { bothHosts: true, synchronous: true });
  const { acknowledged, lost, servedAfter, statuses, unexpected, broken } = outcome;
  const isComplete = lost === 0 && acknowledged > 0;
  record.check(
    'acknowledged writes lost or doubled',
    `${lost} of ${acknowledged}`,
    '0',
    isComplete,
  );
  const slowest = Math.max(...servedAfter.values());
  record.check('served again after the kill', servedText(servedAfter), '≤ 10 s', slowest <= LIMIT);
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).sort();
  const errors = [...statuses.keys()].filter((status) => status >= '500' && status !== '503');
  record.check(
    'responses of 5xx',
    counts.join(', '),
    'only 503 with Retry-After',
    errors.length === 0,
  );
  record.none('other rejections', unexpected);
  record.none('broken invariants of the ledger', broken);
  const returned = (writes: boolean) => (writes ? 'acknowledges a write' : 'acknowledges nothing');
  const what = 'the old primary, started again by mistake';
  record.equal(what, returned(outcome.returnedWrites), returned(false));
  const control = await run(context, { bothHosts: false, synchronous: false });
  const observed = `${control.lost} of ${control.acknowledged} lost`;
  record.check('control, asynchronous standby', observed, '> 0', control.lost > 0);
  record.equal(`control, ${what}`, returned(control.returnedWrites), returned(true));
  const unserved = [...control.servedAfter.values()].every((time) => time > LIMIT);
  record.check('control, one host', servedText(control.servedAfter), 'not served', unserved);
}

export const attack: AttackCase = {
  id: 'R19',
  title: 'Takeover by a standby under load',
  run: attackTakeover,
};
