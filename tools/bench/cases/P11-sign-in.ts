import { createPasswords } from '@consultancy/backend/passwords';
import { validateToken } from '@consultancy/validation';
import { addTestUsers } from '../../lib/cases/accounts.ts';
import type { BenchmarkCase, CaseContext } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { median, pairedRatio, quantile, timeOf } from '../../lib/cases/statistics.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { besideBetterAuth } from '../sign-in/beside-better-auth.ts';
import { openBrowsers, signIn } from '../sign-in/known-browsers.ts';

const format = (value: number) => `${value.toFixed(1)} ms`;

/** One sign-in at a time, against one verification of the password in this process. */
async function oneByOne(stack: TestStack, { record, quick }: CaseContext): Promise<void> {
  const users = await addTestUsers(stack, 'p11', quick ? 10 : 25);
  const [row] = await stack.query<{ password_hash: string }>(
    'SELECT password_hash FROM users WHERE id = $1',
    [users[0]?.id],
  );
  // The cost of the verification is stored in the hash, and not that of this process.
  const passwords = await createPasswords(19);
  const verify = () => passwords.verify(row?.password_hash ?? '', users[0]?.password ?? '');
  if (!(await verify())) throw new Error('The hash belongs to another password.');
  const browsers = await openBrowsers(stack, users);
  const measure = async () => {
    const times: number[] = [];
    for (const browser of browsers) {
      const token = await browser.client.botToken('login');
      times.push(await timeOf(() => signIn(browser, token)));
    }
    return median(times);
  };
  const control = async () => {
    const times: number[] = [];
    for (const _ of users) times.push(await timeOf(verify));
    return median(times);
  };
  const of = { format, control: 'one argon2 verification' };
  record.ratio('sign-in, p50', await pairedRatio(measure, control), { atMost: 1.15 }, of);
}

/** p99 of session checks, one after another until something is over. */
async function checkSessions(client: PortalClient, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  const { method, path } = validateToken;
  while (!isOver()) times.push(await timeOf(() => client.read(method, path)));
  return quantile(times, 0.99);
}

/** A hundred sign-ins at once, against the same session checks on an idle server. */
async function hundredAtOnce(stack: TestStack, { record, quick }: CaseContext): Promise<void> {
  const browsers = await openBrowsers(stack, await addTestUsers(stack, 'at_once', 100));
  const other = await stack.signIn('user');
  const measure = async () => {
    const tokens = await Promise.all(browsers.map(({ client }) => client.botToken('login')));
    let over = false;
    const all = Promise.all(
      browsers.map((browser, index) => signIn(browser, tokens[index] ?? '')),
    ).finally(() => {
      over = true;
    });
    const [p99] = await Promise.all([checkSessions(other, () => over), all]);
    return p99;
  };
  const control = () => {
    const end = performance.now() + 1500;
    return checkSessions(other, () => performance.now() > end);
  };
  const compared = await pairedRatio(measure, control, quick ? 5 : 7);
  const of = { format, control: 'idle' };
  record.ratio('p99 of a session check during 100 sign-ins', compared, { atMost: 3 }, of);
}

export const bench: BenchmarkCase = {
  id: 'P11',
  title: 'Sign-in',
  run: (context) =>
    // As in production; another environment hashes without regard to other requests.
    withTestStack(context, { env: { PASSWORD_NICENESS: '19' } }, async (stack) => {
      await oneByOne(stack, context);
      await hundredAtOnce(stack, context);
      await besideBetterAuth(stack, context);
    }),
};
