import * as contract from '@consultancy/validation';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { countOf, together } from '../../lib/cases/statistics.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { endpointsByName } from '../../lib/endpoints.ts';
import { oneTimeCode } from '../support/one-time-codes.ts';

export const title = 'Ways around the second factor over three server processes';
export const stack = {
  servers: 3,
  env: { ADMIN_SECOND_FACTOR: 'required', TRUST_PROXY: '1' },
};

type Protected = Awaited<ReturnType<typeof protect>>;

const { completeSignIn, getUsers, refreshToken, validateToken } = contract;
const codeOf = ({ text }: { text: string }): string => JSON.parse(text).code ?? 'none';

async function protect(stack: TestStack, user: TestUser) {
  const browser = await stack.signIn(user);
  const { password } = user;
  const { secret } = await browser.request(contract.startTotp, { body: { password } });
  const body = { code: oneTimeCode(secret) };
  const added = await browser.request(contract.activateTotp, { body });
  // A code of the present step counts, as if the app had been set up long ago.
  await stack.query('UPDATE totp_factors SET last_step = 0 WHERE user_id = $1', [user.id]);
  return { ...user, browser, secret, recoveryCodes: added.recovery_codes ?? [] };
}

/** A browser of a server in which the right password was typed. */
async function awaiting(stack: TestStack, user: TestUser, index = 0): Promise<PortalClient> {
  const client = stack.client(stack.server(index));
  const { status, text } = await client.trySignIn(user.username, user.password);
  if (status !== 403) throw new Error(`The sign-in of ${user.username} awaits nothing: ${text}`);
  return client;
}

/** Calls that read something of a user, by their address alone. */
const reads = [...endpointsByName.values()]
  .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  .filter(({ path }) => !/^\/(login|tool|bot_check|price-list|verify)/.test(path))
  .map(({ path }) => path);

async function passwordOnly(stack: TestStack, user: Protected): Promise<void> {
  const browser = await awaiting(stack, user);
  const token = browser.cookies.find(({ key }) => key === 'sign-in')?.value ?? '';
  const asSession = { headers: { cookie: `session=${token}; refresh=${token}; sign-in=${token}` } };
  const responses = await Promise.all(
    reads.flatMap((path) => [browser.read('GET', path), browser.read('GET', path, asSession)]),
  );
  const rejected = responses.filter(({ status }) => status === 401).length;
  const what = `${reads.length} calls with the cookie of a pending sign-in, also as a session`;
  stack.record.equal(what, `${rejected} × 401`, `${responses.length} × 401`);
  stack.record.equal('its refresh', await browser.statusOf(refreshToken), 401);
}

/** Sends the same proof from twelve browsers that await it, over all servers. @returns sign-ins. */
async function sendTogether(stack: TestStack, user: Protected, body: object): Promise<number> {
  const browsers = await together(12, (index) => awaiting(stack, user, index));
  const sent = browsers.map((browser) => browser.statusOf(completeSignIn, body));
  return countOf(await Promise.all(sent), 200);
}

async function replays(stack: TestStack, user: Protected, other: Protected): Promise<void> {
  const { record } = stack;
  const code = oneTimeCode(user.secret);
  const signIns = await sendTogether(stack, user, { code });
  record.equal('one code, 12 times at once over three servers: sign-ins', signIns, 1);
  const later = await (await awaiting(stack, user)).statusOf(completeSignIn, { code });
  record.check('the same code later', later, 'not 200', later !== 200);
  // Another user, as wrong codes count together.
  const recovered = await sendTogether(stack, other, { recovery_code: other.recoveryCodes[0] });
  record.equal('one recovery code, the same way', recovered, 1);
}

async function guesses(stack: TestStack, user: Protected): Promise<void> {
  const { record } = stack;
  const codes: string[] = [];
  const near = [-2, -1, 0, 1, 2].map((steps) => oneTimeCode(user.secret, steps));
  const wrong = Array.from({ length: 60 }, (_, n) => `${200_000 + n}`);
  for (const [index, code] of wrong.filter((one) => !near.includes(one)).entries()) {
    const browser = await awaiting(stack, user, index);
    browser.headers = { 'x-forwarded-for': `10.9.${index}.1` };
    codes.push(codeOf(await browser.call(completeSignIn, { code })));
  }
  const checked = countOf(codes, 'FACTOR_REJECTED');
  const what = 'guesses at codes that were checked, of some 60 in as many sign-ins';
  record.check(what, checked, '≤ 10', checked <= 10 && codes.includes('TOO_MANY_REQUESTS'));
  const owner = user.browser.copy();
  await owner.call(contract.logout);
  await owner.trySignIn(user.username, user.password);
  const status = await owner.statusOf(completeSignIn, { code: oneTimeCode(user.secret) });
  record.equal('its owner meanwhile, in a known browser', status, 200);
}

async function stolenSession(stack: TestStack, admin: Protected): Promise<void> {
  const { record } = stack;
  const thief = admin.browser.copy();
  record.equal('the administrator’s session reads', await thief.statusOf(getUsers), 200);
  await stack.query(
    `UPDATE sessions SET factor_at = now() - interval '6 minutes' WHERE user_id = $1`,
    [admin.id],
  );
  const path = contract.suspendUser.path.replace(':username', 'usuario_demo');
  const body = { reason: 'Una sesión robada lo intenta' };
  const suspended = codeOf(await thief.read('POST', path, { body }));
  record.equal('a suspension six minutes later', suspended, 'FACTOR_CONFIRMATION_REQUIRED');
}

async function unprotectedAdmin(stack: TestStack, admin: TestUser): Promise<void> {
  const browser = await stack.signIn(admin);
  const read = async (path: string) => codeOf(await browser.read('GET', path));
  const own: readonly string[] = [validateToken.path, contract.getSecondFactor.path];
  const codes = await Promise.all(reads.filter((path) => !own.includes(path)).map(read));
  const rejected = countOf(codes, 'FACTOR_SETUP_REQUIRED');
  const what = 'reads of an administrator without a second factor';
  stack.record.equal(what, `${rejected} rejected`, `${codes.length} rejected`);
  const preview = await read(`${contract.getTransactionPreview.path}?email=nadie@example.com`);
  stack.record.equal('the preview of a sale', preview, 'FACTOR_SETUP_REQUIRED');
}

export async function run(stack: TestStack): Promise<void> {
  const [plain, ...rest] = await addTestUsers(stack, 'r22', 5);
  const [admin, unprotected = admin] = await addTestUsers(stack, 'r22_admin', 2, 'admin');
  const users = await Promise.all(rest.map((user) => protect(stack, user)));
  const [first, second, third, fourth] = users;
  if (!first || !second || !third || !fourth) throw new Error('The users were not added.');
  const wanted = await (await stack.signIn(plain)).statusOf(validateToken);
  const what = 'control: the password alone where there is no second factor';
  stack.record.equal(what, wanted, 200);
  await passwordOnly(stack, first);
  await replays(stack, second, fourth);
  await guesses(stack, third);
  await stolenSession(stack, await protect(stack, admin));
  await unprotectedAdmin(stack, unprotected);
}
