import { readFileSync } from 'node:fs';
import { createUtilization, finishUtilization } from '@consultancy/validation';
import pLimit from 'p-limit';
import { addBuyers, addTestUsers, type Buyer } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { purchase, purchaseBody, RetryingSender, reverse } from '../support/purchase.ts';

const CALLERS = 64;
/** Half of everything goes to the first of this many buyers, so that many meet at one row. */
const BUYERS = 4;
const SELLERS = 8;

/** How often each thing happened. */
type Tally = Map<string, number>;
const count = (tally: Tally, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
const format = (tally: Tally) =>
  [...tally]
    .map(([what, times]) => `${what}: ${times}`)
    .sort()
    .join(', ');

interface Scene {
  readonly stack: TestStack;
  readonly buyers: readonly Buyer[];
  readonly sellers: readonly { client: PortalClient; password: string }[];
  readonly tally: Tally;
  readonly sender: RetryingSender;
}

const pick = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};
const buyerOf = ({ buyers }: Scene, n: number) => pick(buyers, n % 2 === 0 ? 0 : n >> 1);

/** Reserves one credit and finishes the run: one debit. */
async function debit(scene: Scene, n: number): Promise<void> {
  const client = scene.stack.client(scene.stack.server(n));
  const headers = {
    authorization: `Bearer ${buyerOf(scene, n).token}`,
    'idempotency-key': `debito-${n}-${process.pid}`,
  };
  const send = (path: string, body: unknown) =>
    scene.sender.send(() => client.read('POST', path, { body, headers, timeout: 120_000 }));
  const input = { feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 };
  const reserved = await send(createUtilization.path, input);
  count(scene.tally, `reserve ${reserved.status}`);
  const { utilization_id: id } = JSON.parse(reserved.text);
  const finished = await send(finishUtilization.path.replace(':id', `${id}`), {});
  count(scene.tally, `settle ${finished.status}`);
}

/** Sells credits and reverses the purchase, sent twice at once with two keys. */
async function purchaseAndReverse(scene: Scene, n: number): Promise<void> {
  const { client: signedIn, password } = pick(scene.sellers, n);
  const clientOf = (index: number) => signedIn.copy(scene.stack.server(index).host);
  // Each attempt solves a bot check, which counts once even when the response was 503.
  const sold = await scene.sender.send(async () => {
    const body = await purchaseBody(signedIn, buyerOf(scene, n).email, password);
    return purchase(clientOf(n), `venta-${n}-${process.pid}`, body);
  });
  count(scene.tally, `sell ${sold.status}`);
  const id = JSON.parse(sold.text).transaction?.trans_id ?? 0;
  const reversals = await Promise.all(
    [0, 1].map((which) => {
      const key = `devolucion-${n}-${which}-${process.pid}`;
      return scene.sender.send(() => reverse(clientOf(n + which), key, id, password));
    }),
  );
  const statuses = reversals.map(({ status }) => status).sort();
  count(scene.tally, `reverse ${statuses.join(' + ')}`);
}

async function prepare(stack: TestStack): Promise<Scene> {
  const buyers = await addBuyers(stack, BUYERS, '10000.00');
  const sellers = [];
  for (const { username, password } of await addTestUsers(stack, 'vende', SELLERS, 'admin')) {
    sellers.push({ client: await stack.client().signIn(username, password), password });
  }
  return { stack, buyers, sellers, tally: new Map(), sender: new RetryingSender() };
}

/** Errors of the requests that the servers could not serve, from their logs. */
function loggedErrors({ servers }: TestStack): string {
  const errors: Tally = new Map();
  for (const line of servers.flatMap(({ logFile }) => readFileSync(logFile, 'utf8').split('\n'))) {
    if (line.includes('"request failed"')) count(errors, JSON.parse(line).err.message);
  }
  return format(errors);
}

export const attack: AttackCase = {
  id: 'R4',
  title: 'Debits, purchases and reversals by 64 callers on two servers',
  run: (context) =>
    withTestStack(context, { servers: 2 }, async (stack) => {
      const { record, quick } = context;
      const scene = await prepare(stack);
      const [purchases, debits] = quick ? [40, 360] : [500, 4_500];
      const work = (n: number) => (n % 10 === 0 ? purchaseAndReverse(scene, n) : debit(scene, n));
      await pLimit(CALLERS).map([...Array(purchases + debits).keys()], work);
      const expected = new Map([
        ['reserve 201', debits],
        ['settle 200', debits],
        ['sell 201', purchases],
        ['reverse 201 + 409', purchases],
      ]);
      const what = `responses to ${debits} debits and ${purchases} purchases`;
      record.equal(what, format(scene.tally), format(expected));
      const [sums] = await stack.query<{ total: string; held: string; deadlocks: number }>(`
        SELECT sum(current_credits)::text AS total, sum(pending_credits)::text AS held,
               (SELECT deadlocks::integer FROM pg_stat_database
                WHERE datname = current_database()) AS deadlocks
        FROM users WHERE username LIKE 'compra\\_%'`);
      const due = `${(BUYERS * 10_000 - debits).toFixed(2)}, 0.00`;
      record.equal(
        'credits of the buyers, and reserved ones',
        `${sums?.total}, ${sums?.held}`,
        due,
      );
      const { busy, cutOff } = scene.sender;
      record.equal('responses 503', busy === 0 ? '0' : `${busy}; ${loggedErrors(stack)}`, '0');
      record.equal('connections cut off', cutOff, 0);
      record.equal('deadlocks', sums?.deadlocks ?? 'unknown', 0);
      record.note('the ledger', (await stack.command('ledger-verify')).trim());
    }),
};
