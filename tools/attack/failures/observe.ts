import { setTimeout as sleep } from 'node:timers/promises';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { Recorder } from '../../lib/cases/recorder.ts';
import { whileRepeating } from '../../lib/cases/statistics.ts';

/** An injected failure of a service that the server needs. */
export interface Failure {
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly begin: () => unknown;
  /** Resolves when the cause has ended. */
  readonly end: () => unknown;
}

const health = ['/healthz/live', '/healthz/ready'] as const;
const call = '/auth/validate_token';
type Path = (typeof health)[number] | typeof call;

/** Sends one request. @returns status 0 when there was no response within ten seconds. */
async function probe(client: PortalClient, path: Path) {
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

/** Probes all paths during a failure, twice in parallel, as no queue may form before the database. */
async function probeAll(client: PortalClient, { duration }: Failure) {
  const probes: Awaited<ReturnType<typeof probe>>[] = [];
  const paths: readonly Path[] = [...health, call, ...health, call];
  const repeat = async (n: number) => {
    probes.push(await probe(client.copy(), paths[n] ?? call));
    await sleep(100);
  };
  // Pending requests were sent during the failure, so they are awaited before it ends.
  await whileRepeating(paths.length, repeat, () => sleep(duration));
  return probes;
}

/** Milliseconds until a signed-in user is served again. */
async function recoveryTime(client: PortalClient): Promise<number> {
  const start = performance.now();
  for (;;) {
    const probes = await Promise.all([probe(client, '/healthz/ready'), probe(client, call)]);
    const elapsed = performance.now() - start;
    if (probes.every(({ status }) => status === 200) || elapsed > 30_000) return elapsed;
    await sleep(10);
  }
}

/** Injects a failure, and records what a signed-in user and the health checks observed (R14). */
export async function observeFailure(client: PortalClient, failure: Failure, record: Recorder) {
  await failure.begin();
  const probes = await probeAll(client, failure);
  await failure.end();
  const recovered = await recoveryTime(client);
  const of = (path: Path) => probes.filter((one) => one.path === path);
  const statuses = (path: Path) =>
    [...new Set(of(path).map(({ status }) => status))].sort().join(', ') || 'none';
  const name = (what: string) => `${failure.name}: ${what}`;
  const rejected = of(call).every(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  const holds = rejected && of(call).length > 0;
  record.check(name('calls'), statuses(call), '503 with Retry-After', holds);
  const slowest = Math.max(...of(call).map(({ time }) => time));
  record.atMost(name('slowest call'), slowest, 2_000, { unit: 'ms' });
  record.equal(name('readiness'), statuses('/healthz/ready'), '503');
  record.equal(name('liveness'), statuses('/healthz/live'), '200');
  record.atMost(name('served again after'), recovered, 1_000, { unit: 'ms' });
}
