import { addBuyers, addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { purchase, purchaseBody, RetryingSender } from '../support/purchase.ts';

const POSTS = 100;

/** Sends one purchase many times at once to some servers. @returns the different responses. */
async function submit(
  stack: TestStack,
  servers: number,
  seller: TestUser,
  buyer: TestUser,
  sender: RetryingSender,
): Promise<string[]> {
  const client = await stack.client().signIn(seller.username, seller.password);
  const body = await purchaseBody(client, buyer.email, seller.password);
  const key = `doble-${servers}-${Date.now()}`;
  const responses = await Promise.all(
    Array.from({ length: POSTS }, (_, n) => {
      const { host } = stack.server(n % servers);
      return sender.send(() => purchase(client.copy(host), key, body));
    }),
  );
  return [...new Set(responses.map(({ status, text }) => `${status} ${text}`))];
}

export const attack: AttackCase = {
  id: 'R5',
  title: 'One purchase submitted 100 times with one key',
  run: (context) =>
    withTestStack(context, { servers: 3 }, async (stack) => {
      const { record } = context;
      const sellers = await addTestUsers(stack, 'vende', 2, 'admin');
      const [buyer] = await addBuyers(stack, 1, '10.00');
      if (!buyer) throw new Error('There is no buyer.');
      const sender = new RetryingSender();
      for (const [index, seller] of sellers.entries()) {
        const servers = index === 0 ? 1 : 3;
        const responses = await submit(stack, servers, seller, buyer, sender);
        const same = responses.length === 1 && responses[0]?.startsWith('201 ');
        record.check(
          `different responses of ${POSTS}, ${servers} server process(es)`,
          same ? '1' : `${responses.length}: ${responses.join(' | ').slice(0, 400)}`,
          '1, a success',
          Boolean(same),
        );
        const sales = await stack.query('SELECT 1 FROM transactions WHERE user_id = $1', [
          buyer.id,
        ]);
        record.equal('purchases recorded so far, one a key', sales.length, index + 1);
      }
      record.note('responses 503, sent again', `${sender.busy}`);
    }),
};
