import { join } from 'node:path';
import type { Browser } from 'playwright';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { AttackCase, CaseContext } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { whileRepeating } from '../../lib/cases/statistics.ts';
import { type ServerProcess, type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { requireCommand } from '../../test/run-command.ts';
import { RoundRobin } from '../support/round-robin.ts';
import { firstVisits } from '../upgrade/first-visits.ts';

const CALLERS = 8;

/** Calls through the proxy, and what failed of them. */
interface Calls {
  total: number;
  readonly failed: string[];
}

/** Another build of the portal: another brand gives nearly every file another name. */
async function buildOther(stack: TestStack, signal: AbortSignal): Promise<string> {
  const outDir = join(stack.dist, 'other-portal');
  const vite = inWorkspace('apps', 'portal', 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production', BRAND: 'example' };
  const args = [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'];
  const failure = 'The second portal does not build.';
  const cwd = inWorkspace('apps', 'portal');
  await requireCommand(failure, process.execPath, args, { cwd, env, signal });
  return outDir;
}

/** Status of a response that arrived complete, or the reason why none did. */
async function statusOf(client: PortalClient, path: string): Promise<number | string> {
  try {
    const response = await client.send('GET', path);
    await response.text();
    return response.status;
  } catch (error) {
    return String(error);
  }
}

/** Calls the API until the work is done. */
async function underLoad<T>(client: PortalClient, work: () => Promise<T>): Promise<[T, Calls]> {
  const calls: Calls = { total: 0, failed: [] };
  const paths = [`/get_utilizations/${demoAccount('user').username}`, '/auth/validate_token'];
  const clients = Array.from({ length: CALLERS }, () => client.copy());
  const load = async (n: number) => {
    calls.total += 1;
    const path = paths[n % paths.length] ?? '';
    const status = await statusOf(clients[n] ?? client, path);
    if (status !== 200) calls.failed.push(`${path}: ${status}`);
  };
  return [await whileRepeating(CALLERS, load, work), calls];
}

/** One server after the other is replaced, with first visits while both builds are served. */
async function upgrade(
  stack: TestStack,
  other: string,
  shared: string | null,
  { browser, rounds }: { browser: Browser; rounds: number },
) {
  const proxy = await new RoundRobin().open();
  stack.onClose(() => proxy.close());
  const env = { DRAIN_SECONDS: '1', ...(shared ? { ASSETS_DIR: shared } : {}) };
  const serve = (servers: readonly ServerProcess[]) => {
    proxy.targets = servers.map(({ port }) => port);
  };
  const stop = (server: ServerProcess) => server.child.stop(8_000);
  const startNew = () => stack.addServer({ ...env, PORTAL_DIST: other });
  const first = await stack.addServer(env);
  const second = await stack.addServer(env);
  serve([first, second]);
  const client = await stack.signIn('user', first);
  client.host = `${proxy.url}/api`;
  const result = await underLoad(client, async () => {
    const visits = () => firstVisits(browser, proxy.url, rounds);
    const before = await firstVisits(browser, proxy.url, 1);
    const third = await startNew();
    serve([second, third]);
    await stop(first);
    const between = await visits();
    const fourth = await startNew();
    serve([third, fourth]);
    await stop(second);
    const after = await firstVisits(browser, proxy.url, 1);
    return { between, equal: [...before.failed, ...after.failed] };
  });
  await Promise.all(stack.servers.slice(-2).map(stop));
  return result;
}

async function run(stack: TestStack, { record, quick, signal }: CaseContext): Promise<void> {
  const other = await buildOther(stack, signal);
  const browser = await launchChromium();
  stack.onClose(() => browser.close());
  const parts = { browser, rounds: quick ? 2 : 12 };
  const shared = join(stack.folder, 'assets');
  const [{ between, equal }, calls] = await upgrade(stack, other, shared, parts);
  record.all('first visits while two builds are served', between.visits, between.failed);
  record.none('failed first visits before and after', equal);
  record.all('calls during the upgrade', calls.total, calls.failed);
  const [control] = await upgrade(stack, other, null, parts);
  const { visits, failed } = control.between;
  const observed = `${failed.length} of ${visits} fail`;
  record.check('control without the shared folder', observed, '> 0', failed.length > 0);
}

export const attack: AttackCase = {
  id: 'R18',
  title: 'Rolling upgrade under load',
  run: (context) =>
    withTestStack(context, { servers: 0, portal: true }, (stack) => run(stack, context)),
};
