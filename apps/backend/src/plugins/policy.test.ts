import type { Role } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser, type TestResponse } from '../../test/browser.ts';
import { copyDatabase, startBackend, testEnvironment } from '../../test/build-app.ts';
import { recordFact } from '../../test/record-fact.ts';
import { signedIn } from '../../test/users.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { recordSale } from '../modules/transactions/repository.ts';
import type { Policy } from './policy.ts';

const backend = startBackend();

type Principal =
  | 'anonymous'
  | 'self'
  | 'another'
  | 'admin'
  | 'unverified'
  | 'disabled'
  | 'expired'
  | 'revoked';

const browsers = {} as Record<Principal, Browser>;

/** Expected decision of the policy alone; `in` means that the request passed it. */
const expected: Record<Policy, Record<Principal, 401 | 403 | 'in'>> = {
  public: all('in'),
  machine: all(401),
  session: { ...all(401), self: 'in', another: 'in', admin: 'in' },
  self: { ...all(401), self: 'in', another: 403, admin: 'in' },
  admin: { ...all(401), self: 403, another: 403, admin: 'in' },
};

function all<T>(value: T): Record<Principal, T> {
  return {
    anonymous: value,
    self: value,
    another: value,
    admin: value,
    unverified: value,
    disabled: value,
    expired: value,
    revoked: value,
  };
}

beforeAll(async () => {
  const { db } = backend.app;
  const userAs = async (name: Principal, role: Role = 'user') => {
    const { browser, id } = await signedIn(backend, `p_${name}`, role);
    browsers[name] = browser;
    return id;
  };
  browsers.anonymous = new Browser(backend);
  const buyerId = await userAs('self');
  await userAs('another');
  const sellerId = await userAs('admin', 'admin');
  const sale = { type: 'Compra', credits: '1.00', paid: '1000.00', platform: 'Portal' };
  saleId = (await recordSale(db, { buyerId, sellerId, ...sale })).trans_id;
  const change = async (name: Principal, update: ReturnType<typeof sql>) => {
    await sql`UPDATE users SET ${update} WHERE id = ${await userAs(name)}`.execute(db);
  };
  await change('unverified', sql`email_verified_at = NULL`);
  await change('disabled', sql`disabled_at = now()`);
  const expired = await userAs('expired');
  await sql`UPDATE sessions SET absolute_expires_at = now() WHERE user_id = ${expired}`.execute(db);
  const revoked = await userAs('revoked');
  await sql`UPDATE sessions SET ended_at = now() WHERE user_id = ${revoked}`.execute(db);
});

/** Read by its owner: the route itself decides by the row. */
const receipt = '/api/transactions/:id/receipt';
let saleId = 0;

/** The route table's API routes, as a request about `p_self`. */
const routes = () =>
  backend.app.routeTable
    .filter(({ url, method }) => url.startsWith('/api/') && String(method) !== 'HEAD')
    .filter(({ url }) => !url.startsWith('/api/docs'))
    .map((route) => ({
      policy: route.url === receipt ? 'self' : (route.config?.policy ?? 'admin'),
      method: String(route.method) as 'GET' | 'POST',
      pattern: route.url,
      url: route.url.replace(':username', 'p_self').replace(/:\w+/, String(saleId)),
    }));

const openToEveryone = [
  'GET /api/bot_check/challenge',
  'GET /api/login/second-factor',
  'GET /api/openapi.json',
  'GET /api/price-list',
  'GET /api/tool/v1/releases/latest',
  'GET /api/username_availability/:username',
  'GET /api/verify-register-email',
  'POST /api/check-reset-link',
  'POST /api/confirm-registration',
  'POST /api/discard-registration',
  'POST /api/login',
  'POST /api/login/second-factor',
  'POST /api/login/second-factor/passkey-options',
  'POST /api/logout',
  'POST /api/password-reset-send-email',
  'POST /api/register',
  'POST /api/resend-verification-email',
  'POST /api/suggestions',
  'POST /api/token/refresh',
  'POST /api/tool/v1/machines',
  'POST /api/verify-email-change',
  'POST /api/verify-reset-password-email',
];

/** Administrators' functions besides `/api/admin/`: the lists of all users, and sales (§6). */
const furtherForAdministrators = [
  'GET /api/admins',
  'GET /api/get_all_error_logs/summary',
  'GET /api/get_all_error_logs',
  'GET /api/get_all_transactions/summary',
  'GET /api/get_all_transactions',
  'GET /api/get_all_utilizations/summary',
  'GET /api/get_all_utilizations',
  'GET /api/get_feature_utilization/:tool/summary',
  'GET /api/get_feature_utilization/:tool',
  'GET /api/get_recent_logs/summary',
  'GET /api/get_recent_logs',
  'GET /api/get_tool_errors/:tool/summary',
  'GET /api/get_tool_errors/:tool',
  'POST /api/new_transaction',
  'GET /api/users',
];

const verdict = ({ status, body }: TestResponse): 401 | 403 | 'in' => {
  const rejectedByPolicy =
    (status === 401 && body.code === 'UNAUTHENTICATED') ||
    (status === 403 && body.code === 'UNAUTHORIZED');
  return rejectedByPolicy ? (status as 401 | 403) : 'in';
};

describe('the policy', () => {
  it('reserves routes of administrators and the lists of all users for them', () => {
    const reserved = routes().filter(({ policy }) => policy === 'admin');
    const names = reserved.map(({ method, pattern }) => `${method} ${pattern}`);
    const inArea = routes().filter(({ pattern }) => pattern.startsWith('/api/admin/'));
    expect(inArea.filter(({ policy }) => policy !== 'admin')).toEqual([]);
    const further = names.filter((name) => !name.includes(' /api/admin/'));
    expect(further.sort()).toEqual(furtherForAdministrators.toSorted());
  });

  it('admits each kind of caller to exactly its routes', async (context) => {
    // Renewal judges the cookie itself; sign-out would revoke the sessions of this test.
    const unjudged = ['/api/token/refresh', '/api/logout'];
    const judged = routes().filter(({ url }) => !unjudged.includes(url));
    expect(judged.length).toBeGreaterThan(20);
    const principals = Object.entries(browsers) as [Principal, Browser][];
    const deviations: string[] = [];
    for (const { method, url, policy } of judged) {
      for (const [name, browser] of principals) {
        const observed = verdict(await browser.copy().send({ method, url }));
        if (observed !== expected[policy][name]) {
          deviations.push(`${method} ${url} for ${name}: ${observed}`);
        }
      }
    }
    const what = `deviations of ${judged.length} operations × ${principals.length} principals`;
    recordFact(context, what, deviations.join('; ') || '0', '0');
  });

  it('responds to another user’s data and to an unknown user with the same bytes', async () => {
    const own = routes().filter(({ policy, pattern }) => policy === 'self' && pattern !== receipt);
    expect(own.length).toBeGreaterThan(5);
    const names = ['p_self', 'P_SELF', 'p_another%00', '%42ad', 'x', 'nadie_99', 'a'.repeat(100)];
    for (const { method, pattern } of own) {
      for (const name of names) {
        const url = pattern.replace(':username', name);
        const { status, text } = await browsers.another.send({ method, url });
        const same = [403, '{"error":"UNAUTHORIZED","code":"UNAUTHORIZED"}'];
        expect([method, url, status, text]).toEqual([method, url, ...same]);
      }
    }
  });

  it('is that of the user for every route that names one, and of administrators below /admin', () => {
    const named = routes().filter(({ pattern }) => pattern.includes(':username'));
    const open = named.filter(({ policy }) => policy !== 'self' && policy !== 'admin');
    expect(open.map(({ pattern }) => pattern)).toEqual(['/api/username_availability/:username']);
    const admin = routes().filter(({ pattern }) => /^\/api\/admin\//.test(pattern));
    expect(admin.filter(({ policy }) => policy !== 'admin')).toEqual([]);
  });

  it('requires a machine token for every endpoint of the tool API that is not public', () => {
    const ofTools = routes().filter(({ pattern }) => pattern.startsWith('/api/tool/v1/'));
    const policies = ofTools.map(({ policy }) => policy).filter((policy) => policy !== 'public');
    expect(new Set(policies)).toEqual(new Set(['machine']));
  });

  it('leaves only the listed routes public', () => {
    const open = routes().filter(({ policy }) => policy === 'public');
    const names = open.map(({ method, pattern }) => `${method} ${pattern}`);
    // A new one is added here if it reads and changes no user's data.
    expect(new Set(names)).toEqual(new Set(openToEveryone));
  });

  it('responds to administrators with 404 about unknown users', async () => {
    expect(await browsers.admin.get('/api/welcome_info/nadie_99')).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    });
    expect((await browsers.admin.get('/api/welcome_info/x')).status).toBe(400);
  });

  it('accepts the own username in any case', async () => {
    expect((await browsers.self.get('/api/welcome_info/P_Self')).status).toBe(200);
  });

  it('lets no other site’s page change anything for any signed-in user', async () => {
    const changing = routes().filter(({ method }) => method !== 'GET');
    const cookieEndpoints = changing.filter(({ pattern }) => !pattern.startsWith('/api/tool/v1/'));
    expect(cookieEndpoints.length).toBeGreaterThan(20);
    for (const { method, url } of cookieEndpoints) {
      for (const site of ['cross-site', 'same-site', 'none']) {
        const headers = { 'sec-fetch-site': site };
        const { status, body } = await browsers.admin.copy().send({ method, url, headers });
        expect([method, url, site, status, body.code]).toEqual([
          ...[method, url, site],
          ...[403, 'CROSS_SITE_REQUEST'],
        ]);
      }
    }
  });

  it('stops the start when a route declares no policy', async () => {
    const database = await copyDatabase();
    const app = await buildApp(readConfig(testEnvironment(database.url, 'smtp://127.0.0.1:1')));
    app.get('/api/forgotten', async () => ({}));
    await expect(app.ready()).rejects.toThrow('GET /api/forgotten');
    await app.close();
  });
});
