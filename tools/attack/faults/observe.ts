import { setTimeout as sleep } from 'node:timers/promises';
import type { LineOptions, Reading } from '../../lib/lines/line.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';

/** A fault of something that the server needs: how it comes, and how it goes. */
export interface Fault {
  readonly name: string;
  /** Milliseconds that it lasts. */
  readonly lasts: number;
  readonly begin: () => void | Promise<void>;
  /** Resolves at the moment when its cause has ended. */
  readonly end: () => void | Promise<void>;
}

/** What scenarios record with. */
export type Recording = (reading: Reading) => void;

/** One part of the line; each stands on processes of its own. */
export type Scenario = (record: Recording, options: LineOptions) => Promise<void>;

interface Probe {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly milliseconds: number;
}

/** Asks once. @returns status 0 when nothing came within ten seconds. */
async function probe(client: PortalClient, path: string): Promise<Probe> {
  const began = performance.now();
  const root = client.host.replace(/\/api$/, '');
  const url = path.startsWith('/healthz') ? `${root}${path}` : null;
  const ask = url
    ? fetch(url, { signal: AbortSignal.timeout(10_000) })
    : client.send('GET', path, { patience: 10_000 });
  const response = await ask.catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
  return {
    path,
    status: response?.status ?? 0,
    retryAfter: response?.headers.get('retry-after') ?? null,
    milliseconds: performance.now() - began,
  };
}

const paths = ['/healthz/live', '/healthz/ready', '/auth/validate_token'];

/** Asks for all of the paths, again and again, until told to stop. */
async function probing(client: PortalClient, over: () => boolean): Promise<Probe[]> {
  const seen: Probe[] = [];
  const repeat = async (path: string) => {
    while (!over()) {
      seen.push(await probe(client.copy(), path));
      await sleep(100);
    }
  };
  // Several at once, as a queue before the database must not form either.
  await Promise.all([...paths, ...paths].map(repeat));
  return seen;
}

/** Milliseconds until a signed-in person is served again. */
async function recovery(client: PortalClient): Promise<number> {
  const began = performance.now();
  for (;;) {
    const [ready, served] = await Promise.all([
      probe(client, '/healthz/ready'),
      probe(client, '/auth/validate_token'),
    ]);
    const spent = performance.now() - began;
    if ((ready.status === 200 && served.status === 200) || spent > 30_000) return spent;
    await sleep(10);
  }
}

const most = (probes: readonly Probe[]) =>
  Math.max(0, ...probes.map(({ milliseconds }) => milliseconds));
const statuses = (probes: readonly Probe[]) =>
  [...new Set(probes.map(({ status }) => status))].sort().join(', ') || 'none';

/**
 * Lets a fault of the database come and go, and records what a signed-in person, a load balancer
 * and a supervisor saw (numbers R14).
 */
export async function observeFault(client: PortalClient, fault: Fault, record: Recording) {
  await fault.begin();
  let over = false;
  const watching = probing(client, () => over);
  await sleep(fault.lasts);
  over = true;
  // Those under way were asked during the fault, so they are answered before it ends.
  const seen = await watching;
  const of = (path: string) => seen.filter((one) => one.path === path);
  const calls = of('/auth/validate_token');
  await fault.end();
  const recovered = await recovery(client);
  const say = (what: string, text: string, budget: string, holds: boolean) =>
    record({ what: `${fault.name}: ${what}`, seen: text, budget, holds });
  const refused = calls.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  const readiness = of('/healthz/ready');
  const liveness = of('/healthz/live');
  say('calls', statuses(calls), '503 with Retry-After', refused && calls.length > 0);
  say('slowest call', `${Math.round(most(calls))} ms`, '≤ 2,000 ms', most(calls) <= 2_000);
  say('readiness', statuses(readiness), '503', statuses(readiness) === '503');
  say('liveness', statuses(liveness), '200', statuses(liveness) === '200');
  say('served again after', `${Math.round(recovered)} ms`, '≤ 1,000 ms', recovered <= 1_000);
}
