import { addCrowd, crowdPassword } from '../../lib/lines/crowd.ts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';

let addresses = 0;

/** An address that nobody used before. */
function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** What it says its address is. */
  readonly from: string;
}

/** Signs in at one of the servers. @returns the answer's status. */
async function signIn(client: PortalClient, attempt: Attempt): Promise<number> {
  const { username, password, from } = attempt;
  const headers = { 'x-forwarded-for': from };
  const recaptchaToken = await client.botToken('login', headers);
  const response = await client.send('POST', '/login', {
    body: { username, password, recaptchaToken },
    headers,
  });
  await response.arrayBuffer();
  return response.status;
}

const anyServer = (stack: OwnStack, index: number) =>
  stack.client(stack.servers[index % stack.servers.length]);

/** Guesses at each account, from ever other addresses, over all servers, eight at a time. */
async function guess(stack: OwnStack, accounts: readonly string[], each: number) {
  const checked = new Map<string, number>();
  let refused = 0;
  const turns = Array.from({ length: each * accounts.length }, (_, index) => index);
  const worker = async () => {
    for (let index = turns.shift(); index !== undefined; index = turns.shift()) {
      const username = accounts[index % accounts.length] ?? '';
      const password = `intento número ${index}`;
      const attempt = { username, password, from: freshAddress() };
      const status = await signIn(anyServer(stack, index), attempt);
      if (status === 400) checked.set(username, (checked.get(username) ?? 0) + 1);
      if (status === 429) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { most: Math.max(...checked.values()), refused };
}

/** Owners who sign in meanwhile: where they did so before, or at accounts that nobody attacks. */
async function signInMeanwhile(
  stack: OwnStack,
  browsers: readonly (readonly [PortalClient, string])[],
  others: readonly string[],
) {
  const statuses: number[] = [];
  for (const [index, other] of others.entries()) {
    const password = crowdPassword;
    const from = freshAddress();
    statuses.push(await signIn(anyServer(stack, index), { username: other, password, from }));
    const [browser, username] = browsers[index % browsers.length] ?? [];
    if (browser && username) statuses.push(await signIn(browser, { username, password, from }));
  }
  return statuses;
}

async function stuffing(stack: OwnStack, quick: boolean) {
  const attacked = await addCrowd(stack, 'victim', 10);
  const others = await addCrowd(stack, 'other', quick ? 20 : 60);
  const owners = await Promise.all(
    attacked.map(async (username) => {
      const browser = stack.client();
      await signIn(browser, { username, password: crowdPassword, from: freshAddress() });
      return [browser, username] as const;
    }),
  );
  const [guesses, legitimate] = await Promise.all([
    guess(stack, attacked, quick ? 30 : 100),
    signInMeanwhile(stack, owners, others),
  ]);
  return { ...guesses, legitimate };
}

export const line: MeasuredLine = {
  id: 'R10',
  title: 'Guessing passwords over three server processes, whatever X-Forwarded-For says',
  run: async (record, { quick, signal }) => {
    const behindProxy = { TRUST_PROXY: '1', ADDRESS_LIMIT_FACTOR: '1' };
    await withOwnStack({ signal, servers: 3, env: behindProxy }, async (stack) => {
      const { most, refused, legitimate } = await stuffing(stack, quick);
      const good = legitimate.filter((status) => status === 200).length;
      record({
        what: 'guesses checked at one account, the most',
        seen: `${most} (${refused} refused)`,
        budget: '≤ 10',
        holds: most <= 10 && refused > 0,
      });
      record({
        what: 'sign-ins of the owners meanwhile',
        seen: `${good} of ${legitimate.length}`,
        budget: '≥ 99 %',
        holds: good >= 0.99 * legitimate.length,
      });
    });
    const alone = { TRUST_PROXY: 'false', ADDRESS_LIMIT_FACTOR: '1' };
    await withOwnStack({ signal, servers: 3, env: alone }, async (stack) => {
      const names = await addCrowd(stack, 'spray', 130);
      const statuses: number[] = [];
      for (const [index, username] of names.entries()) {
        const attempt = { username, password: 'Bogota2026', from: freshAddress() };
        statuses.push(await signIn(anyServer(stack, index), attempt));
      }
      const admitted = statuses.filter((status) => status === 400).length;
      record({
        what: 'one guess at each of 130 accounts from one address that claims others',
        seen: `${admitted} checked`,
        budget: '≤ 100',
        holds: admitted <= 100 && statuses.includes(429),
      });
    });
  },
};
