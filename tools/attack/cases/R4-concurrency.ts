import { setTimeout as sleep } from 'node:timers/promises';
import {
  createUtilization,
  finishUtilization,
  newTransaction,
  reverseTransaction,
} from '@consultancy/validation';
import pLimit from 'p-limit';
import { addBuyers, addTestUsers, type Buyer } from '../../lib/cases/accounts.ts';
import type { PortalClient, ReadResponse } from '../../lib/cases/portal-client.ts';
import { Tally, together } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { purchaseBody } from '../support/load.ts';

export const title = 'Debits, purchases and reversals by 64 callers on two servers';
export const stack = { servers: 2 };

const CALLERS = 64;
/** Half of everything goes to the first of this many buyers, so that many meet at one row. */
const BUYERS = 4;
const SELLERS = 8;

interface Scene {
  readonly stack: TestStack;
  readonly buyers: [Buyer, ...Buyer[]];
  readonly sellers: readonly { client: PortalClient; password: string }[];
  readonly tally: Tally;
  /** Requests that were sent again. */
  readonly repeated: Tally;
}

const buyerOf = ({ buyers }: Scene, n: number): Buyer =>
  buyers[n % 2 === 0 ? 0 : (n >> 1) % BUYERS] ?? buyers[0];

const post = (client: PortalClient, path: string, key: string, body: unknown) =>
  client.read('POST', path, { body, headers: { 'idempotency-key': key }, timeout: 120_000 });

/** Repeats a request like any client that sends an idempotency key, and counts the repetitions. */
async function sendAgain({ repeated }: Scene, request: () => Promise<ReadResponse>) {
  for (;;) {
    const response = await request().catch((error: unknown) => {
      // `fetch` throws a TypeError for a connection; a timeout has another name.
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (response && response.status !== 503) return response;
    repeated.count(response ? 'busy' : 'cut off');
    await sleep(500);
  }
}

async function debit(scene: Scene, n: number): Promise<void> {
  const client = scene.stack.client(scene.stack.server(n));
  client.headers = { authorization: `Bearer ${buyerOf(scene, n).token}` };
  const key = `debito-${n}-${process.pid}`;
  const send = (path: string, body: unknown) =>
    sendAgain(scene, () => post(client, path, key, body));
  const input = { feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 };
  const reserved = await send(createUtilization.path, input);
  scene.tally.count(`reserve ${reserved.status}`);
  const { utilization_id: id } = JSON.parse(reserved.text);
  const finished = await send(finishUtilization.path.replace(':id', `${id}`), {});
  scene.tally.count(`settle ${finished.status}`);
}

/** Sells credits and reverses the purchase, sent twice at once with two keys. */
async function purchaseAndReverse(scene: Scene, n: number): Promise<void> {
  const seller = scene.sellers[n % SELLERS];
  if (!seller) throw new Error('There is no seller.');
  const { client, password } = seller;
  const clientOf = (index: number) => client.copy(scene.stack.server(index).host);
  // Each attempt solves a bot check, which counts once even when the response was 503.
  const sold = await sendAgain(scene, async () => {
    const body = await purchaseBody(client, buyerOf(scene, n).email, password);
    return post(clientOf(n), newTransaction.path, `venta-${n}-${process.pid}`, body);
  });
  scene.tally.count(`sell ${sold.status}`);
  const id = JSON.parse(sold.text).transaction?.trans_id ?? 0;
  const path = reverseTransaction.path.replace(':id', `${id}`);
  const body = { reason: 'Devolución de la prueba', password };
  const statuses = await together(2, async (which) => {
    const key = `devolucion-${n}-${which}-${process.pid}`;
    const send = () => post(clientOf(n + which), path, key, body);
    return (await sendAgain(scene, send)).status;
  });
  scene.tally.count(`reverse ${statuses.sort().join(' + ')}`);
}

export async function run(stack: TestStack): Promise<void> {
  const { record, quick } = stack;
  const sellers = (await addTestUsers(stack, 'vende', SELLERS, 'admin')).map(async (seller) => ({
    client: await stack.signIn(seller),
    password: seller.password,
  }));
  const scene: Scene = {
    stack,
    buyers: await addBuyers(stack, BUYERS, '10000.00'),
    sellers: await Promise.all(sellers),
    tally: new Tally(),
    repeated: new Tally(),
  };
  const [purchases, debits] = quick ? [40, 360] : [500, 4_500];
  const work = (n: number) => (n % 10 === 0 ? purchaseAndReverse(scene, n) : debit(scene, n));
  await pLimit(CALLERS).map([...Array(purchases + debits).keys()], work);
  const what = `responses to ${debits} debits and ${purchases} purchases`;
  const expected = `reserve 201: ${debits}, reverse 201 + 409: ${purchases}, sell 201: ${purchases}, settle 200: ${debits}`;
  record.equal(what, `${scene.tally}`, expected);
  const [sums] = await stack.query<{ total: string; reserved: string; deadlocks: number }>(`
    SELECT sum(current_credits)::text AS total, sum(pending_credits)::text AS reserved,
           (SELECT deadlocks::integer FROM pg_stat_database
            WHERE datname = current_database()) AS deadlocks
    FROM users WHERE username LIKE 'compra\\_%'`);
  const credits = `${sums?.total}, ${sums?.reserved}`;
  const due = `${(BUYERS * 10_000 - debits).toFixed(2)}, 0.00`;
  record.equal('credits of the buyers, and reserved ones', credits, due);
  record.equal('responses 503', scene.repeated.get('busy') ?? 0, 0);
  record.equal('connections cut off', scene.repeated.get('cut off') ?? 0, 0);
  record.equal('deadlocks', sums?.deadlocks ?? 'unknown', 0);
  record.note('the ledger', (await stack.command('ledger-verify')).trim());
}
