import { readFileSync } from 'node:fs';
import { createUtilization, finishUtilization } from '@consultancy/validation';
import { addBuyers, addSellers, type Buyer } from '../../lib/ledger/people.ts';
import { BusyAnswers, reverse, salePayload, sell } from '../../lib/ledger/sale.ts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';
import { runCommandOf } from '../../lib/lines/server-process.ts';
import { withClient } from '../../lib/lines/with-client.ts';

const CALLERS = 64;
/** Of this many buyers the first takes half of everything, so that many meet at one row. */
const BUYERS = 4;
const SELLERS = 8;

/** What came of all requests: how often each thing happened. */
type Tally = Map<string, number>;
const count = (tally: Tally, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);

interface Scene {
  readonly stack: OwnStack;
  readonly buyers: readonly Buyer[];
  readonly sellers: readonly { clients: readonly PortalClient[]; password: string }[];
  readonly tally: Tally;
  readonly busy: BusyAnswers;
}

const one = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};
const buyerOf = ({ buyers }: Scene, n: number) => one(buyers, n % 2 === 0 ? 0 : n >> 1);

/** Reserves one credit and settles it: one debit. */
async function debit(scene: Scene, n: number): Promise<void> {
  const { token } = buyerOf(scene, n);
  const { host } = one(scene.stack.servers, n);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': `debito-${n}-${process.pid}`,
  };
  const send = (path: string, body: unknown) =>
    scene.busy.untilTaken(() =>
      fetch(`${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  const measure = { feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0 };
  const reserved = await send(createUtilization.path, measure);
  count(scene.tally, `reserve ${reserved.status}`);
  const { utilization_id } = JSON.parse(reserved.text);
  const settled = await send(finishUtilization.path.replace(':id', `${utilization_id}`), {});
  count(scene.tally, `settle ${settled.status}`);
}

/** Sells credits and takes them back, the reversal sent twice at once under two keys. */
async function purchase(scene: Scene, n: number): Promise<void> {
  const { clients, password } = one(scene.sellers, n);
  const client = one(clients, n);
  // Each try proves itself anew, as a bot check counts once even when the answer was 503.
  const sold = await scene.busy.untilTaken(async () => {
    const payload = await salePayload(client, buyerOf(scene, n).email, password);
    return sell(client, `venta-${n}-${process.pid}`, payload);
  });
  count(scene.tally, `sell ${sold.status}`);
  const id = JSON.parse(sold.text).transaction?.trans_id ?? 0;
  const answers = await Promise.all(
    ['a', 'b'].map((which, at) => {
      const key = `devolucion-${n}-${which}-${process.pid}`;
      return scene.busy.untilTaken(() => reverse(one(clients, n + at), key, id, password));
    }),
  );
  count(
    scene.tally,
    `reverse ${answers
      .map(({ status }) => status)
      .sort()
      .join(' + ')}`,
  );
}

async function prepare(stack: OwnStack): Promise<Scene> {
  const buyers = await addBuyers(stack.database.url, BUYERS, '10000.00');
  const { usernames, password } = await addSellers(stack.database.url, SELLERS);
  const sellers = [];
  for (const username of usernames) {
    const first = await stack.client().signIn(username, password);
    const clients = stack.servers.map(({ host }) => {
      const client = first.copy();
      client.host = host;
      return client;
    });
    sellers.push({ clients, password });
  }
  return { stack, buyers, sellers, tally: new Map(), busy: new BusyAnswers() };
}

/** What the database says afterwards. */
async function readFigures({ stack }: Scene) {
  return withClient(stack.database.url, async (client) => {
    const { rows } = await client.query(`
      SELECT sum(current_credits)::text AS total, sum(pending_credits)::text AS held,
             (SELECT deadlocks::integer FROM pg_stat_database
              WHERE datname = current_database()) AS deadlocks
      FROM users WHERE username LIKE 'compra\\_%'`);
    return rows[0] as { total: string; held: string; deadlocks: number };
  });
}

/** What the servers say of the requests that they could not serve, and how often. */
function faultsOf({ servers }: OwnStack): string {
  const faults: Tally = new Map();
  for (const line of servers.flatMap(({ logFile }) => readFileSync(logFile, 'utf8').split('\n'))) {
    if (!line.includes('"request failed"')) continue;
    const { err } = JSON.parse(line);
    count(faults, err.message);
  }
  return told(faults);
}

const told = (tally: Tally) =>
  [...tally]
    .map(([what, times]) => `${what}: ${times}`)
    .sort()
    .join(', ');

export const line: MeasuredLine = {
  id: 'R4',
  title: 'Debits, purchases and reversals by 64 callers on two servers',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal, servers: 2 }, async (stack) => {
      const scene = await prepare(stack);
      const purchases = quick ? 40 : 500;
      const debits = quick ? 360 : 4500;
      let next = 0;
      const caller = async () => {
        for (let n = next++; n < purchases + debits; n = next++) {
          await (n % 10 === 0 ? purchase(scene, n) : debit(scene, n));
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, caller));
      const expected = new Map([
        ['reserve 201', debits],
        ['settle 200', debits],
        ['sell 201', purchases],
        ['reverse 201 + 409', purchases],
      ]);
      record({
        what: `answers to ${debits} debits and ${purchases} purchases`,
        seen: told(scene.tally),
        budget: told(expected),
        holds: told(scene.tally) === told(expected),
      });
      const { total, held, deadlocks } = await readFigures(scene);
      const due = `${(BUYERS * 10_000 - debits).toFixed(2)}`;
      record({
        what: 'credits of the buyers, and held ones',
        seen: `${total}, ${held}`,
        budget: `${due}, 0.00`,
        holds: total === due && held === '0.00',
      });
      const { count: busy } = scene.busy;
      const seen = busy === 0 ? '0' : `${busy}; ${faultsOf(stack)}`;
      record({ what: 'answers 503', seen, budget: '0', holds: busy === 0 });
      const { cutOff } = scene.busy;
      record({ what: 'connections cut off', seen: `${cutOff}`, budget: '0', holds: cutOff === 0 });
      record({ what: 'deadlocks', seen: `${deadlocks}`, budget: '0', holds: deadlocks === 0 });
      const { code, output } = await runCommandOf(stack.dist, 'ledger-verify', stack.env);
      record({ what: 'the ledger', seen: output.trim(), budget: 'holds', holds: code === 0 });
    }),
};
