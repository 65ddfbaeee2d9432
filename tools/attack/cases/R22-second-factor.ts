import * as contract from '@consultancy/validation';
import {
  activateTotp,
  completeSignIn,
  type Endpoint,
  getTransactionPreview,
  getUsers,
  startTotp,
  suspendUser,
  validateToken,
} from '@consultancy/validation';
import { addTestUsers, type TestUser } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { Recorder } from '../../lib/cases/recorder.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { endpointsByName } from '../../lib/endpoints.ts';
import { oneTimeCode } from '../support/one-time-codes.ts';

/** A user with an authenticator app. */
interface Protected extends TestUser {
  readonly browser: PortalClient;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const read = (client: PortalClient, { method, path }: Endpoint, body?: unknown) =>
  client.read(method, path, body === undefined ? {} : { body });
const statusOf = async (client: PortalClient, endpoint: Endpoint, body?: unknown) =>
  (await read(client, endpoint, body)).status;
const codeOf = ({ text }: { text: string }): string => JSON.parse(text).code ?? 'none';
const times = <T>(values: readonly T[], wanted: T) =>
  values.filter((value) => value === wanted).length;

async function protect(stack: TestStack, user: TestUser): Promise<Protected> {
  const browser = await stack.client().signIn(user.username, user.password);
  const { secret } = await browser.json<contract.TotpSetup>('POST', startTotp.path, {
    password: user.password,
  });
  const body = { code: oneTimeCode(secret) };
  const added = await browser.json<contract.FactorAdded>('POST', activateTotp.path, body);
  await forgetSteps(stack, user);
  return { ...user, browser, secret, recoveryCodes: added.recovery_codes ?? [] };
}

/** Lets a code of the present step count, as if the app had been set up long ago. */
const forgetSteps = (stack: TestStack, { id }: TestUser) =>
  stack.query('UPDATE totp_factors SET last_step = 0 WHERE user_id = $1', [id]);

/** A browser of a server in which the right password was typed. */
async function awaiting(stack: TestStack, user: TestUser, index = 0): Promise<PortalClient> {
  const client = stack.client(stack.server(index));
  const { status, text } = await client.trySignIn(user.username, user.password);
  if (status !== 403) throw new Error(`The sign-in of ${user.username} awaits nothing: ${text}`);
  return client;
}

/** Calls that read something of a user, by their address alone. */
const reads = [...endpointsByName.values()].filter(
  ({ path }) => !/:|^\/(login|tool|bot_check|price-list|verify)/.test(path),
);

async function passwordOnly(stack: TestStack, record: Recorder, user: Protected) {
  const browser = await awaiting(stack, user);
  const token = browser.cookies.find(({ key }) => key === 'sign-in')?.value ?? '';
  const asSession = { headers: { cookie: `session=${token}; refresh=${token}; sign-in=${token}` } };
  const private_ = reads.filter(({ method }) => method === 'GET');
  const statuses = await Promise.all(
    private_.flatMap(({ path }) => [
      browser.read('GET', path).then(({ status }) => status),
      browser.read('GET', path, asSession).then(({ status }) => status),
    ]),
  );
  const refused = times(statuses, 401);
  const what = `${private_.length} calls with the cookie of a pending sign-in, also as a session`;
  record.check(what, `${refused} × 401`, `${statuses.length} × 401`, refused === statuses.length);
  const refresh = await statusOf(browser, contract.refreshToken);
  record.equal('its refresh', refresh, 401);
}

/** Sends the same proof from twelve browsers that await it, over all servers at once. */
async function sendTogether(stack: TestStack, user: Protected, body: object) {
  const browsers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => awaiting(stack, user, index)),
  );
  return Promise.all(browsers.map((browser) => statusOf(browser, completeSignIn, body)));
}

async function replays(stack: TestStack, record: Recorder, user: Protected, other: Protected) {
  const code = oneTimeCode(user.secret);
  const first = await sendTogether(stack, user, { code });
  record.equal('one code, 12 times at once over three servers: sign-ins', times(first, 200), 1);
  const later = await statusOf(await awaiting(stack, user), completeSignIn, { code });
  record.check('the same code later', `${later}`, 'not 200', later !== 200);
  // Another user, as wrong codes count together.
  const recovered = await sendTogether(stack, other, { recovery_code: other.recoveryCodes[0] });
  record.equal('one recovery code, the same way', times(recovered, 200), 1);
}

async function guesses(stack: TestStack, record: Recorder, user: Protected) {
  const codes: string[] = [];
  const near = [-2, -1, 0, 1, 2].map((steps) => oneTimeCode(user.secret, steps));
  const wrong = Array.from({ length: 60 }, (_, n) => `${200_000 + n}`);
  for (const [index, code] of wrong.filter((one) => !near.includes(one)).entries()) {
    const browser = await awaiting(stack, user, index);
    const headers = { 'x-forwarded-for': `10.9.${index}.1` };
    const { method, path } = completeSignIn;
    codes.push(codeOf(await browser.read(method, path, { body: { code }, headers })));
  }
  const checked = times(codes, 'FACTOR_REJECTED');
  const what = 'guesses at codes that were checked, of some 60 in as many sign-ins';
  record.check(what, `${checked}`, '≤ 10', checked <= 10 && codes.includes('TOO_MANY_REQUESTS'));
  const owner = user.browser.copy();
  await owner.read('POST', contract.logout.path);
  await owner.trySignIn(user.username, user.password);
  const body = { code: oneTimeCode(user.secret) };
  record.equal(
    'its owner meanwhile, in a known browser',
    await statusOf(owner, completeSignIn, body),
    200,
  );
}

async function stolenSession(stack: TestStack, record: Recorder, admin: Protected) {
  const thief = admin.browser.copy();
  record.equal('the administrator’s session reads', await statusOf(thief, getUsers), 200);
  await stack.query(
    `UPDATE sessions SET factor_at = now() - interval '6 minutes' WHERE user_id = $1`,
    [admin.id],
  );
  const path = suspendUser.path.replace(':username', 'usuario_demo');
  const body = { reason: 'Una sesión robada lo intenta' };
  const suspended = codeOf(await thief.read('POST', path, { body }));
  record.equal('a suspension six minutes later', suspended, 'FACTOR_CONFIRMATION_REQUIRED');
}

async function unprotectedAdmin(stack: TestStack, record: Recorder, admin: TestUser) {
  const browser = await stack.client().signIn(admin.username, admin.password);
  const own: readonly string[] = [contract.validateToken.path, contract.getSecondFactor.path];
  const paths = reads.filter(({ method, path }) => method === 'GET' && !own.includes(path));
  const codes = await Promise.all(
    paths.map(async ({ path }) => codeOf(await browser.read('GET', path))),
  );
  const refused = times(codes, 'FACTOR_SETUP_REQUIRED');
  const what = 'reads of an administrator without a second factor';
  record.check(what, `${refused} refused`, `${paths.length}`, refused === paths.length);
  const query = `${getTransactionPreview.path}?email=nadie@example.com`;
  record.equal(
    'the preview of a sale',
    codeOf(await browser.read('GET', query)),
    'FACTOR_SETUP_REQUIRED',
  );
}

export const attack: AttackCase = {
  id: 'R22',
  title: 'Ways around the second factor over three server processes',
  run: (context) =>
    withTestStack(
      context,
      { servers: 3, env: { ADMIN_SECOND_FACTOR: 'required', TRUST_PROXY: '1' } },
      async (stack) => {
        const { record } = context;
        const [plain, ...rest] = await addTestUsers(stack, 'r22', 5);
        const [admin, unprotected] = await addTestUsers(stack, 'r22_admin', 2, 'admin');
        if (!plain || !admin || !unprotected) throw new Error('The users were not added.');
        const users = await Promise.all(rest.map((user) => protect(stack, user)));
        const [first, second, third, fourth] = users;
        if (!first || !second || !third || !fourth) throw new Error('The users were not added.');
        const control = await stack.client().signIn(plain.username, plain.password);
        const wanted = await statusOf(control, validateToken);
        record.equal('control: the password alone where there is no second factor', wanted, 200);
        await passwordOnly(stack, record, first);
        await replays(stack, record, second, fourth);
        await guesses(stack, record, third);
        await stolenSession(stack, record, await protect(stack, admin));
        await unprotectedAdmin(stack, record, unprotected);
      },
    ),
};
