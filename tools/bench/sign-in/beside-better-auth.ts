import { addTestUsers } from '../../lib/cases/accounts.ts';
import type { CaseContext } from '../../lib/cases/case.ts';
import { pairedRatio, timeOf } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { startBetterAuth } from './better-auth.ts';
import { openBrowsers, signIn } from './known-browsers.ts';

/** Sign-ins that are under way at once when throughput is measured. */
const CALLERS = 8;

/** Runs work for numbers from 1 by as many callers. @returns how often it was done in a second. */
async function throughputOf(count: number, work: (number: number) => Promise<void>) {
  let last = 0;
  const caller = async () => {
    while (last < count) {
      last += 1;
      await work(last);
    }
  };
  const elapsed = await timeOf(() => Promise.all(Array.from({ length: CALLERS }, caller)));
  return (1000 * count) / elapsed;
}

/** Sign-ins in a second beside better-auth's, with hashes of the same cost. */
export async function besideBetterAuth(
  stack: TestStack,
  { record, quick }: Pick<CaseContext, 'record' | 'quick'>,
): Promise<void> {
  const count = quick ? 24 : 48;
  const users = await addTestUsers(stack, 'beside', count);
  const [user] = users;
  const [row] = await stack.query<{ password_hash: string }>(
    'SELECT password_hash FROM users WHERE id = $1',
    [user?.id],
  );
  if (!user || !row) throw new Error('There is no user.');
  const browsers = await openBrowsers(stack, users);
  const signInThere = await startBetterAuth(stack, row.password_hash, count, user);
  const measure = async () => {
    const tokens = await Promise.all(browsers.map(({ client }) => client.botToken('login')));
    return throughputOf(count, async (number) => {
      const browser = browsers[number - 1];
      if (browser) await signIn(browser, tokens[number - 1] ?? '');
    });
  };
  const compared = await pairedRatio(measure, () => throughputOf(count, signInThere), 5);
  const of = { format: (value: number) => `${value.toFixed(1)}/s`, control: 'better-auth' };
  record.ratio(`sign-ins, ${CALLERS} at once`, compared, { atLeast: 0.9 }, of);
}
