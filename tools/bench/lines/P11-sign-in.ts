import { createPasswords, type Passwords } from '@consultancy/backend/passwords';
import { login, validateToken } from '@consultancy/validation';
import { addCrowd, crowdPassword, withSql } from '../../lib/lines/crowd.ts';
import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';
import { median, pairedRatio, quantile } from '../../lib/lines/ratio.ts';

type Record = (reading: Reading) => void;

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** How long some work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The hash of somebody of a crowd, as their sign-in verifies it. */
async function storedHash(stack: OwnStack, [username]: readonly string[]): Promise<string> {
  const { rows } = await withSql(stack, (client) =>
    client.query<{ password_hash: string }>('SELECT password_hash FROM users WHERE username = $1', [
      username,
    ]),
  );
  return rows[0]?.password_hash ?? '';
}

/** Signs in with a bot check that was worked out before. @returns the time of the call alone. */
async function signIn(client: PortalClient, username: string): Promise<number> {
  const recaptchaToken = await client.botToken('login');
  const body = { username, password: crowdPassword, recaptchaToken };
  let status = 0;
  const time = await timed(async () => {
    const response = await client.send(login.method, login.path, { body });
    await response.arrayBuffer();
    status = response.status;
  });
  if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`);
  return time;
}

/** Verifies the crowd's password against its hash. */
async function verified(passwords: Passwords, stored: string): Promise<void> {
  if (!(await passwords.verify(stored, crowdPassword))) throw new Error('The hash is another’s.');
}

/**
 * Everyone's own browser, signed in with before: an ordinary sign-in is no news to its owner, who
 * would be told by mail of a browser that the account does not know.
 */
async function ownBrowsers(stack: OwnStack, people: readonly string[]) {
  const browsers: [string, PortalClient][] = [];
  for (const username of people) {
    browsers.push([username, await stack.client().signIn(username, crowdPassword)]);
  }
  return browsers;
}

/** One sign-in at a time, against one verification of a password in this process. */
async function oneByOne(stack: OwnStack, record: Record, quick: boolean): Promise<void> {
  const people = await addCrowd(stack, 'p11', quick ? 10 : 25);
  // What verifies is the cost that stands in the hash itself, not this process's own.
  const passwords = await createPasswords(19);
  const stored = await storedHash(stack, people);
  const browsers = await ownBrowsers(stack, people);
  const measured = async () => {
    const times: number[] = [];
    for (const [username, browser] of browsers) times.push(await signIn(browser, username));
    return median(times);
  };
  const control = async () => {
    const times: number[] = [];
    for (const _ of people) {
      times.push(await timed(() => verified(passwords, stored)));
    }
    return median(times);
  };
  const { ratio, seen, control: plain } = await pairedRatio(measured, control, 7);
  record({
    what: 'sign-in, p50',
    seen: milliseconds(seen),
    control: `${milliseconds(plain)} for one argon2 verification`,
    ratio: ratio.toFixed(2),
    budget: '≤ 1.15',
    holds: ratio <= 1.15,
  });
}

/** Times of session checks, one after the other until told. */
async function checkTimes(client: PortalClient, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    times.push(
      await timed(async () => {
        const response = await client.send(validateToken.method, validateToken.path);
        await response.arrayBuffer();
      }),
    );
  }
  return times;
}

/** A hundred sign-ins at once, against the same session checks while nothing else happens. */
async function hundredAtOnce(stack: OwnStack, record: Record, quick: boolean): Promise<void> {
  const people = await addCrowd(stack, 'at_once', 100);
  const [first = ''] = people;
  const other = await stack.client().signIn(first, crowdPassword);
  const browsers = await ownBrowsers(stack, people);
  const measured = async () => {
    const tokens = await Promise.all(browsers.map(([, browser]) => browser.botToken('login')));
    let ended = false;
    const all = Promise.all(
      browsers.map(async ([username, browser], index) => {
        const body = { username, password: crowdPassword, recaptchaToken: tokens[index] };
        const response = await browser.send(login.method, login.path, { body });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`A sign-in got ${response.status}.`);
      }),
    ).finally(() => {
      ended = true;
    });
    const times = await checkTimes(other, () => ended);
    await all;
    return quantile(times, 0.99);
  };
  const control = async () => {
    const end = performance.now() + 1500;
    return quantile(await checkTimes(other, () => performance.now() > end), 0.99);
  };
  const { ratio, seen, control: idle } = await pairedRatio(measured, control, quick ? 5 : 7);
  record({
    what: 'p99 of a session check during 100 sign-ins at once',
    seen: milliseconds(seen),
    control: `${milliseconds(idle)} when idle`,
    ratio: ratio.toFixed(2),
    budget: '≤ 3',
    holds: ratio <= 3,
  });
}

export const line: MeasuredLine = {
  id: 'P11',
  title: 'Sign-in',
  run: (record, { quick, signal }) =>
    withOwnStack({ signal }, async (stack) => {
      await oneByOne(stack, record, quick);
      await hundredAtOnce(stack, record, quick);
    }),
};
