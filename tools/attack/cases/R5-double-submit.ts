import { addBuyers, addTestUsers } from '../../lib/cases/accounts.ts';
import { Tally, together } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { purchase, purchaseBody, sendAgain } from '../support/purchase.ts';

export const title = 'One purchase submitted 100 times with one key';
export const stack = { servers: 3 };

const POSTS = 100;

export async function run(stack: TestStack): Promise<void> {
  const { record } = stack;
  const [buyer] = await addBuyers(stack, 1, '10.00');
  const repeated = new Tally();
  for (const [index, seller] of (await addTestUsers(stack, 'vende', 2, 'admin')).entries()) {
    const servers = index === 0 ? 1 : 3;
    const client = await stack.signIn(seller);
    const body = await purchaseBody(client, buyer.email, seller.password);
    const key = `doble-${servers}-${Date.now()}`;
    const responses = await together(POSTS, async (n) => {
      const { host } = stack.server(n % servers);
      const send = () => purchase(client.copy(host), key, body);
      const { status, text } = await sendAgain(repeated, send);
      return `${status} ${text}`;
    });
    const different = [...new Set(responses)];
    const same = different.length === 1 && responses[0]?.startsWith('201 ') === true;
    record.check(
      `different responses of ${POSTS}, ${servers} server process(es)`,
      same ? '1' : `${different.length}: ${different.join(' | ').slice(0, 400)}`,
      '1, a success',
      same,
    );
    const sales = await stack.query('SELECT 1 FROM transactions WHERE user_id = $1', [buyer.id]);
    record.equal('purchases recorded so far, one a key', sales.length, index + 1);
  }
  record.note('responses 503, sent again', `${repeated.get('busy') ?? 0}`);
}
