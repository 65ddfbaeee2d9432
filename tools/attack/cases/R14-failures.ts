import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { login, refreshToken, validateToken } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import { MailSink } from '../../lib/cases/mail-sink.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { processTree, signalAll } from '../../lib/cases/processes.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { whileRepeating } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { listen } from '../../lib/ports.ts';
import { waitUntil } from '../../lib/wait.ts';
import { FailingProxy } from '../support/failing-proxy.ts';
import { registerAccount } from '../support/registration.ts';

export const title = 'Failures of the database, the mail server, the bot check and the clock';

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
const databaseFailures = (context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const proxy = stack.use(await new FailingProxy(stack.database.url).open());
    const server = await stack.addServer({ DATABASE_URL: proxy.url });
    const client = await stack.signIn('user', server);
    for (const failure of failuresOf(stack, proxy)) await observe(client, failure, context);
    const process = await Promise.race([server.child.exited, 'the same process']);
    const text = typeof process === 'string' ? process : `exited with ${process.code}`;
    context.record.equal('after all of them serves', text, 'the same process');
  });

/** What the mail server does with the next mails. */
const behaviors = {
  'rejects (451)': { reject: 451 },
  'rejects (554)': { reject: 554 },
  'takes 6 s': { delay: 6_000 },
  unavailable: null,
} as const;

/** The mail server rejecting, slow and unavailable: no user waits, and no mail is lost or sent twice. */
const mailFailures = (context: CaseContext) =>
  withTestStack(context, {}, async (stack) => {
    const { record, mail } = stack;
    const sinks = [mail];
    // The first one in a process loads the words that no password may consist of.
    await registerAccount(stack.client(), 'mail_first');
    for (const [name, behavior] of Object.entries(behaviors)) {
      if (behavior) mail.behavior = behavior;
      else await mail.close();
      const user = await registerAccount(stack.client(), `mail_${name.replace(/\W/g, '')}`);
      // The failure lasts for a while after the registration.
      await sleep(2_000);
      mail.behavior = {};
      if (!behavior) sinks.push(stack.use(await new MailSink().open(mail.port)));
      const mails = () => sinks.flatMap((sink) => sink.to(user.email)).length;
      await waitUntil(() => mails() > 0, 'The mail', 40_000).catch(() => undefined);
      // A mail that is sent twice would arrive again.
      await sleep(1_000);
      const observed = `${user.status} in ${Math.round(user.milliseconds)} ms`;
      const holds = user.status === 200 && user.milliseconds <= 2_000;
      record.check(`mail server ${name}: registration`, observed, '200 in ≤ 2,000 ms', holds);
      record.equal(`mail server ${name}: mails in the end`, mails(), 1);
    }
  });

/** reCAPTCHA's verifier is unresponsive: every sign-in is rejected, and soon. */
async function botCheckDown(context: CaseContext): Promise<void> {
  // A proxy that accepts connections and never responds.
  const proxy = createServer((socket) => socket.on('error', () => undefined));
  const env = {
    ...{ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret', NODE_USE_ENV_PROXY: '1' },
    ...{ HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`, NO_PROXY: '' },
  };
  await withTestStack(context, { env }, async (stack) => {
    const { username, password } = demoAccount('user');
    const start = performance.now();
    const body = { username, password, recaptchaToken: 'x' };
    const { status, headers } = await stack.client().call(login, body);
    const milliseconds = performance.now() - start;
    const cookies = headers.getSetCookie().length;
    const isRejected = status === 503 && Number(headers.get('retry-after')) > 0;
    context.record.check(
      'bot check down: a right password',
      `${status} in ${Math.round(milliseconds)} ms, ${cookies} cookies`,
      '503 with Retry-After in ≤ 2,000 ms, no cookie',
      isRejected && milliseconds <= 2_000 && cookies === 0,
    );
  }).finally(() => proxy.close());
}

/** Moves a process's clock without rights on the machine's own: all of its code uses `Date`. */
function clockMovedBy(hours: number): NodeJS.ProcessEnv {
  const code = `const Real = Date; const by = ${hours * 3_600_000};
    globalThis.Date = class extends Real {
      constructor(...args) { args.length ? super(...args) : super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

/** Two servers an hour behind and ahead of the database, whose clock alone decides on sessions. */
const clockSkew = (context: CaseContext) =>
  withTestStack(context, { servers: 0 }, async (stack) => {
    const late = await stack.addServer(clockMovedBy(-1));
    const early = await stack.addServer(clockMovedBy(1));
    const equal = (what: string, observed: string | number, expected: string | number) =>
      context.record.equal(`clocks 1 h apart: ${what}`, observed, expected);
    for (const [name, server, other] of [
      ['an hour behind', late, early],
      ['an hour ahead', early, late],
    ] as const) {
      const client = stack.client(server);
      const { username, password } = demoAccount('user');
      equal(`sign-in ${name}`, (await client.trySignIn(username, password)).status, 200);
      client.host = other.host;
      equal('its session at the other', await client.statusOf(validateToken), 200);
      equal('a refresh there', await client.statusOf(refreshToken), 200);
      await stack.query(`UPDATE sessions SET last_seen_at = now() - interval '31 minutes',
        generation_at = now() - interval '31 minutes'`);
      const statuses = await Promise.all(
        [server, other].map(({ host }) => client.copy(host).statusOf(validateToken)),
      );
      equal('half an hour idle, at both', statuses.join(', '), '401, 401');
    }
  });

export async function run(context: CaseContext): Promise<void> {
  for (const fail of [databaseFailures, mailFailures, botCheckDown, clockSkew]) await fail(context);
}
