import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';

/** What the callers saw of one end. */
interface Tally {
  whole: number;
  /** Answers whose headers came and whose body did not, or that were no JSON. */
  truncated: number;
  /** Answers of status 500 and above other than 503. */
  faults: number;
  /** Requests that were never begun to be answered: a client may send those again. */
  refused: number;
}

async function one(client: PortalClient, path: string, tally: Tally): Promise<void> {
  const response = await client.send('GET', path).catch(() => null);
  if (!response) {
    tally.refused += 1;
    await sleep(5);
    return;
  }
  const text = await response.text().catch(() => null);
  try {
    JSON.parse(text ?? '');
    tally.whole += 1;
  } catch {
    tally.truncated += 1;
  }
  if (response.status >= 500 && response.status !== 503) tally.faults += 1;
}

/** Calls without a pause until told to stop. */
async function load(client: PortalClient, path: string, tally: Tally, over: () => boolean) {
  while (!over()) await one(client, path, tally);
}

const [, person] = demoAccounts;
const username = person?.username ?? '';
const paths = [`/get_utilizations/${username}`, '/auth/validate_token', '/openapi.json'];

async function oneEnd(stack: OwnStack, callers: number) {
  const server = await stack.addServer();
  const client = await stack.client(server).signIn(username, person?.password ?? '');
  const tally: Tally = { whole: 0, truncated: 0, faults: 0, refused: 0 };
  let over = false;
  const calling = Array.from({ length: callers }, (_, n) =>
    load(client.copy(), paths[n % paths.length] ?? '', tally, () => over),
  );
  await sleep(1_000 + Math.random() * 500);
  const before = tally.whole;
  const began = performance.now();
  process.kill(server.child.pid, 'SIGTERM');
  const exit = await server.child.exited;
  const seconds = (performance.now() - began) / 1000;
  over = true;
  await Promise.all(calling);
  return { ...tally, before, exit, seconds };
}

export const line: MeasuredLine = {
  id: 'R15',
  title: 'SIGTERM under load',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal, servers: 0 }, async (stack) => {
      const ends: Awaited<ReturnType<typeof oneEnd>>[] = [];
      for (let n = 0; n < (quick ? 3 : 10); n += 1) ends.push(await oneEnd(stack, 32));
      const sum = (of: (end: (typeof ends)[number]) => number) =>
        ends.reduce((total, end) => total + of(end), 0);
      const whole = sum((end) => end.whole);
      const truncated = sum((end) => end.truncated);
      const faults = sum((end) => end.faults);
      const slowest = Math.max(...ends.map((end) => end.seconds));
      const clean = ends.filter(({ exit }) => exit.code === 0 && exit.signal === null).length;
      const during = sum((end) => end.whole - end.before);
      record({
        what: 'answers cut off',
        seen: `${truncated} of ${whole} (${during} whole after the signal)`,
        budget: '0',
        holds: truncated === 0 && whole > 0,
      });
      record({ what: '5xx other than 503', seen: `${faults}`, budget: '0', holds: faults === 0 });
      record({
        what: 'ends with status 0',
        seen: `${clean} of ${ends.length}`,
        budget: 'all',
        holds: clean === ends.length,
      });
      record({
        what: 'slowest end',
        seen: `${slowest.toFixed(2)} s`,
        budget: '≤ 5 s',
        holds: slowest <= 5,
      });
    }),
};
