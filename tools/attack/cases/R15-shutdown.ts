import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccount } from '../../lib/cases/accounts.ts';
import { formatSeconds } from '../../lib/cases/recorder.ts';
import { inSequence, Tally, timeOf, whileRepeating } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';

export const title = 'SIGTERM under load';
export const stack = { servers: 0 };

const CALLERS = 32;
const paths = [
  `/get_utilizations/${demoAccount('user').username}`,
  '/auth/validate_token',
  '/openapi.json',
];

export async function run(stack: TestStack): Promise<void> {
  const { record, quick } = stack;
  const tally = new Tally();
  const exits = await inSequence(quick ? 3 : 10, async () => {
    const server = await stack.addServer();
    const client = await stack.signIn('user', server);
    const clients = Array.from({ length: CALLERS }, () => client.copy());
    const load = async (n: number) => {
      const path = paths[n % paths.length] ?? '';
      const response = await (clients[n] ?? client).send('GET', path).catch(() => null);
      // Not yet processed: a client may repeat it.
      if (!response) return sleep(5);
      if (response.status >= 500 && response.status !== 503) tally.count('error');
      // Truncated when the body did not arrive, or is no JSON.
      const body = await response.json().catch(() => null);
      tally.count(body === null ? 'truncated' : 'complete');
    };
    const milliseconds = await whileRepeating(CALLERS, load, async () => {
      await sleep(1_000 + Math.random() * 500);
      process.kill(server.child.pid, 'SIGTERM');
      return timeOf(() => server.child.exited);
    });
    return { code: (await server.child.exited).code, milliseconds };
  });
  const [truncated, complete] = [tally.get('truncated') ?? 0, tally.get('complete') ?? 0];
  const observed = `${truncated} of ${complete}`;
  record.check('truncated responses', observed, '0', truncated === 0 && complete > 0);
  record.equal('5xx other than 503', tally.get('error') ?? 0, 0);
  const failed = exits.filter(({ code }) => code !== 0).map(({ code }) => `status ${code}`);
  record.all('exits with status 0', exits.length, failed);
  const slowest = Math.max(...exits.map(({ milliseconds }) => milliseconds));
  record.check('slowest exit', formatSeconds(slowest), '≤ 5 s', slowest <= 5_000);
}
