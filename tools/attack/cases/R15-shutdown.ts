import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { formatSeconds } from '../../lib/cases/recorder.ts';
import { timeOf, whileRepeating } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';

const CALLERS = 32;

/** Responses during some shutdowns. */
interface Tally {
  complete: number;
  /** Responses whose body did not arrive, or was no JSON. */
  truncated: number;
  /** Responses of status 500 and above other than 503. */
  errors: number;
}

async function request(client: PortalClient, path: string, tally: Tally): Promise<void> {
  const response = await client.send('GET', path).catch(() => null);
  // Not yet processed: a client may repeat it.
  if (!response) return sleep(5);
  if (response.status >= 500 && response.status !== 503) tally.errors += 1;
  const isComplete = await response.json().then(
    () => true,
    () => false,
  );
  tally[isComplete ? 'complete' : 'truncated'] += 1;
}

const paths = [
  `/get_utilizations/${demoAccount('user').username}`,
  '/auth/validate_token',
  '/openapi.json',
];

/** Stops a server under load. @returns its exit status and milliseconds. */
async function shutDown(stack: TestStack, tally: Tally) {
  const server = await stack.addServer();
  const client = await stack.signIn('user', server);
  const clients = Array.from({ length: CALLERS }, () => client.copy());
  const load = (n: number) => request(clients[n] ?? client, paths[n % paths.length] ?? '', tally);
  const milliseconds = await whileRepeating(CALLERS, load, async () => {
    await sleep(1_000 + Math.random() * 500);
    process.kill(server.child.pid, 'SIGTERM');
    return timeOf(() => server.child.exited);
  });
  const { code } = await server.child.exited;
  return { code, milliseconds };
}

export const attack: AttackCase = {
  id: 'R15',
  title: 'SIGTERM under load',
  run: (context) =>
    withTestStack(context, { servers: 0 }, async (stack) => {
      const { record, quick } = context;
      const tally: Tally = { complete: 0, truncated: 0, errors: 0 };
      const exits: Awaited<ReturnType<typeof shutDown>>[] = [];
      for (let n = 0; n < (quick ? 3 : 10); n += 1) exits.push(await shutDown(stack, tally));
      const { complete, truncated, errors } = tally;
      const observed = `${truncated} of ${complete}`;
      record.check('truncated responses', observed, '0', truncated === 0 && complete > 0);
      record.equal('5xx other than 503', errors, 0);
      const failed = exits.filter(({ code }) => code !== 0).map(({ code }) => `status ${code}`);
      record.all('exits with status 0', exits.length, failed);
      const slowest = Math.max(...exits.map(({ milliseconds }) => milliseconds));
      record.check('slowest exit', formatSeconds(slowest), '≤ 5 s', slowest <= 5_000);
    }),
};
