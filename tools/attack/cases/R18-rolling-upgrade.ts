import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { demoAccount } from '../../lib/cases/accounts.ts';
import { whileRepeating } from '../../lib/cases/statistics.ts';
import type { ServerProcess, TestStack } from '../../lib/cases/test-stack.ts';
import { scriptOf } from '../../lib/node-programs.ts';
import { isHydrated } from '../../lib/site/read-page.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { requireCommand } from '../../test/run-command.ts';
import { openRoundRobin } from '../support/round-robin.ts';

export const title = 'Rolling upgrade under load';
export const stack = { servers: 0, portal: true };

/** Sign-ins that are under way at once when throughput is measured. */
const CALLERS = 8;
const apiPaths = [`/get_utilizations/${demoAccount('user').username}`, '/auth/validate_token'];
/** Pages of different screens: each has a chunk of its own. */
const pages = ['/', '/auth', '/downloads'];

/** Another build of the portal: another brand gives nearly every file another name. */
async function buildOther({ dist, signal }: TestStack): Promise<string> {
  const outDir = join(dist, 'other-portal');
  const cwd = inWorkspace('apps', 'portal');
  const env = { ...process.env, NODE_ENV: 'production', BRAND: 'example' };
  const args = [scriptOf('vite', cwd), 'build', '--outDir', outDir, '--logLevel', 'warn'];
  const failure = 'The second portal does not build.';
  await requireCommand(failure, process.execPath, args, { cwd, env, signal });
  return outDir;
}

/** What went wrong with a page for a visitor without anything cached; `null` for nothing. */
async function visit(page: Page, path: string): Promise<string | null> {
  const failure = Promise.withResolvers<string>();
  page.on('response', (response) => {
    if (response.status() >= 400) failure.resolve(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => failure.resolve(error.message));
  const opened = async () => {
    await page.goto(path, { waitUntil: 'load' });
    // A machine that is busy with the load takes its time.
    await page.waitForFunction(isHydrated, undefined, { timeout: 45_000 });
    return null;
  };
  // A missing file is reported at once, without the wait for what it prevents.
  return Promise.race([failure.promise, opened().catch(String)]);
}

/** Opens each page some times, each time in a browser without cache. */
async function firstVisits(browser: Browser, baseURL: string, rounds: number) {
  const failed: string[] = [];
  for (const path of Array.from({ length: rounds }, () => pages).flat()) {
    const context = await browser.newContext({ baseURL, locale: 'es-CO' });
    const failure = await visit(await context.newPage(), path);
    if (failure) failed.push(`${path}: ${failure}`);
    await context.close();
  }
  return { visits: rounds * pages.length, failed };
}

/** One server after the other is replaced, with first visits while both builds are served. */
async function upgrade(stack: TestStack, other: string, browser: Browser, shared?: string) {
  const proxy = stack.use(await openRoundRobin());
  const env = { DRAIN_SECONDS: '1', ...(shared ? { ASSETS_DIR: shared } : {}) };
  const serve = (...servers: ServerProcess[]) => {
    proxy.targets = servers.map(({ port }) => port);
  };
  const replace = async (old: ServerProcess, remaining: ServerProcess) => {
    const added = await stack.addServer({ ...env, PORTAL_DIST: other });
    serve(remaining, added);
    await old.child.stop(8_000);
    return added;
  };
  const first = await stack.addServer(env);
  const second = await stack.addServer(env);
  serve(first, second);
  const client = await stack.signIn('user', first);
  client.host = `${proxy.url}/api`;
  const clients = Array.from({ length: CALLERS }, () => client.copy());
  const failedRequests: string[] = [];
  let sent = 0;
  const load = async (n: number) => {
    sent += 1;
    const path = apiPaths[n % apiPaths.length] ?? '';
    const response = (clients[n] ?? client).read('GET', path);
    const status = await response.then((one) => one.status, String);
    if (status !== 200) failedRequests.push(`${path}: ${status}`);
  };
  const visits = await whileRepeating(CALLERS, load, async () => {
    const before = await firstVisits(browser, proxy.url, 1);
    const third = await replace(first, second);
    const between = await firstVisits(browser, proxy.url, stack.quick ? 2 : 12);
    await replace(second, third);
    const after = await firstVisits(browser, proxy.url, 1);
    return { between, equal: [...before.failed, ...after.failed] };
  });
  await Promise.all(stack.servers.slice(-2).map(({ child }) => child.stop(8_000)));
  return { ...visits, sent, failedRequests };
}

export async function run(stack: TestStack): Promise<void> {
  const { record } = stack;
  const other = await buildOther(stack);
  const browser = await stack.openBrowser();
  const found = await upgrade(stack, other, browser, join(stack.folder, 'assets'));
  const { visits, failed } = found.between;
  record.all('first visits while two builds are served', visits, failed);
  record.none('failed first visits before and after', found.equal);
  record.all('requests during the upgrade', found.sent, found.failedRequests);
  const { between: control } = await upgrade(stack, other, browser);
  const observed = `${control.failed.length} of ${control.visits} fail`;
  record.some('control without the shared folder', control.failed.length, observed);
}
