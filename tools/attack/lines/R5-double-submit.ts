import { addBuyers, addSellers, type Buyer } from '../../lib/ledger/people.ts';
import { type Answer, BusyAnswers, salePayload, sell } from '../../lib/ledger/sale.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import { withClient } from '../../lib/lines/with-client.ts';

const POSTS = 100;

interface Seller {
  readonly username: string;
  readonly password: string;
  readonly buyer: Buyer;
}

const distinct = (answers: readonly Answer[]) => [
  ...new Set(answers.map(({ status, text }) => `${status} ${text}`)),
];

/** Sends one purchase many times at once, in turn to each of some servers. */
async function submitOften(
  stack: OwnStack,
  servers: number,
  seller: Seller,
  busy: BusyAnswers,
): Promise<string[]> {
  const clients = stack.servers.slice(0, servers).map((server) => stack.client(server));
  const [first] = clients;
  if (!first) throw new Error('There is no server.');
  await first.signIn(seller.username, seller.password);
  for (const client of clients) {
    for (const [name, cookie] of first.cookies) client.cookies.set(name, cookie);
  }
  const payload = await salePayload(first, seller.buyer.email, seller.password);
  const key = `doble-${servers}-${Date.now()}`;
  const answers = await Promise.all(
    Array.from({ length: POSTS }, (_, n) =>
      busy.untilTaken(() => sell(clients[n % servers] ?? first, key, payload)),
    ),
  );
  return distinct(answers);
}

async function countSales(stack: OwnStack): Promise<number> {
  return withClient(stack.database.url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS sales FROM transactions WHERE username = 'compra_1'`,
    );
    return rows[0].sales;
  });
}

export const line: MeasuredLine = {
  id: 'R5',
  title: 'One purchase submitted 100 times with one key',
  run: (record: (reading: Reading) => void, { signal }) =>
    withOwnStack({ signal, servers: 3 }, async (stack) => {
      const { usernames, password } = await addSellers(stack.database.url, 2);
      const [buyer] = await addBuyers(stack.database.url, 1, '10.00');
      if (!buyer) throw new Error('There is no buyer.');
      const busy = new BusyAnswers();
      for (const [at, servers] of [1, 3].entries()) {
        const seller = { username: usernames[at] ?? '', password, buyer };
        const answers = await submitOften(stack, servers, seller, busy);
        const good = answers.length === 1 && answers[0]?.startsWith('201 ');
        record({
          what: `different answers of ${POSTS}, ${servers} server process(es)`,
          seen: good ? '1' : `${answers.length}: ${answers.join(' | ').slice(0, 400)}`,
          budget: '1, a success',
          holds: Boolean(good),
        });
        const sales = await countSales(stack);
        record({
          what: 'purchases recorded so far, one a key',
          seen: `${sales}`,
          budget: `${at + 1}`,
          holds: sales === at + 1,
        });
      }
      record({ what: 'answers 503, sent again', seen: `${busy.count}`, holds: true });
    }),
};
