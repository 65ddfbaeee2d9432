import { setTimeout as sleep } from 'node:timers/promises';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { whileRepeating } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { waitUntil } from '../../lib/wait.ts';
import { FailingProxy } from './failing-proxy.ts';

/** An injected failure, its milliseconds, and what ends its cause. */
type Failure = readonly [name: string, duration: number, start: () => unknown, end: () => unknown];

function failuresOf(stack: TestStack, proxy: FailingProxy): Failure[] {
  const short = stack.quick ? 2_000 : 5_000;
  let stopped: number[] = [];
  const stop = () => {
    stopped = processTree(stack.database.child.pid);
    signalAll(stopped, 'SIGSTOP');
  };
  const delay = (milliseconds: number) => () => {
    proxy.delay = milliseconds;
  };
  const kill = () => stack.signalDatabase('SIGKILL');
  return [
    ['stopped', stack.quick ? 4_000 : 30_000, stop, () => signalAll(stopped, 'SIGCONT')],
    ['killed', short, kill, () => stack.startDatabase()],
    ['slow by 2 s each way', short, delay(2_000), delay(0)],
    ['connection cut', short, () => proxy.cut(true), () => proxy.cut(false)],
  ];
}

const health = ['/healthz/live', '/healthz/ready'];
const call = '/auth/validate_token';

/** Sends one request. @returns status 0 when there was no response within ten seconds. */
async function probe(client: PortalClient, path: string) {
  const start = performance.now();
  const request =
    path === call
      ? client.send('GET', path, { timeout: 10_000 })
      : fetch(new URL(path, client.host), { signal: AbortSignal.timeout(10_000) });
  const response = await request.catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
  const retryAfter = Number(response?.headers.get('retry-after') ?? 0);
  return { path, status: response?.status ?? 0, retryAfter, time: performance.now() - start };
}

async function observe(
  client: PortalClient,
  [name, duration, start, end]: Failure,
  { record }: CaseContext,
): Promise<void> {
  await start();
  const probes: Awaited<ReturnType<typeof probe>>[] = [];
  // Twice in parallel, as no queue may form before the database.
  const paths = [...health, call, ...health, call];
  const repeat = async (n: number) => {
    probes.push(await probe(client.copy(), paths[n] ?? call));
    await sleep(100);
  };
  // Pending requests were sent during the failure, so they are awaited before it ends.
  await whileRepeating(paths.length, repeat, () => sleep(duration));
  await end();
  const isServed = async () => {
    const again = await Promise.all([probe(client, '/healthz/ready'), probe(client, call)]);
    return again.every(({ status }) => status === 200);
  };
  const recovered = await waitUntil(isServed, 'Service', 30_000).catch(() => 30_000);
  const of = (path: string) => probes.filter((one) => one.path === path);
  const statuses = (path: string) =>
    [...new Set(of(path).map(({ status }) => status))].sort().join(', ') || 'none';
  const what = `database ${name}`;
  const rejected = of(call).every(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  const holds = rejected && of(call).length > 0;
  record.check(`${what}: calls`, statuses(call), '503 with Retry-After', holds);
  const slowest = Math.max(...of(call).map(({ time }) => time));
  record.atMost(`${what}: slowest call`, slowest, 2_000, { unit: 'ms' });
  record.equal(`${what}: readiness`, statuses('/healthz/ready'), '503');
  record.equal(`${what}: liveness`, statuses('/healthz/live'), '200');
  record.atMost(`${what}: served again after`, recovered, 1_000, { unit: 'ms' });
}

/** The database killed, stopped, slow and cut off, one after another with one server process. */
export const databaseFailures = (context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const proxy = stack.use(await new FailingProxy(stack.database.url).open());
    const server = await stack.addServer({ DATABASE_URL: proxy.url });
    const client = await stack.signIn('user', server);
    for (const failure of failuresOf(stack, proxy)) await observe(client, failure, context);
    const process = await Promise.race([server.child.exited, 'the same process']);
    const text = typeof process === 'string' ? process : `exited with ${process.code}`;
    context.record.equal('after all of them serves', text, 'the same process');
  });
