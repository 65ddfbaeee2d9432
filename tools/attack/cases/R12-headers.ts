import { demoAccount } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { rawRequest } from '../support/raw-request.ts';

/** Headers that every response must have, and those that none may have. */
const rules: Readonly<Record<string, (value: string | null) => boolean>> = {
  'x-content-type-options': (value) => value === 'nosniff',
  'content-security-policy': (value) =>
    value !== null && /default-src/.test(value) && !/unsafe-(inline|eval|hashes)|\*/.test(value),
  'referrer-policy': (value) => value !== null && /^(no-referrer|strict-origin)$/.test(value),
  'cross-origin-resource-policy': (value) => value === 'same-origin',
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'permissions-policy': (value) => (value ?? '').includes('camera=()'),
  'strict-transport-security': (value) => /max-age=(\d{8,})/.test(value ?? ''),
  server: (value) => value === null,
  'x-powered-by': (value) => value === null,
};

type SomeResponse = { readonly status: number; readonly headers: Headers };
type Kind = readonly [name: string, status: number, provoke: () => Promise<SomeResponse | null>];
type Get = (path: string, init?: RequestInit) => Promise<Response>;

const page = { headers: { accept: 'text/html' } };

function successes(url: string, get: Get): Kind[] {
  const script = async () =>
    /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text())?.[0] ?? '/';
  const unchanged = async () => {
    const etag = (await get('/', page)).headers.get('etag') ?? '';
    // fetch would request a fresh copy.
    const head = ['GET / HTTP/1.1', 'Host: x', 'Accept: text/html', `If-None-Match: ${etag}`];
    return rawRequest(url, [...head, 'Connection: close', '', ''].join('\r\n'));
  };
  return [
    ['a page', 200, () => get('/', page)],
    ['a script of the build', 200, async () => get(await script())],
    ['an unchanged page', 304, unchanged],
    ['JSON', 200, () => get('/healthz/live')],
    ['the API reference', 200, () => get('/api/docs/')],
    ['the API document', 200, () => get('/api/openapi.json')],
    ['metrics', 200, () => get('/metrics')],
  ];
}

function rejections(url: string, get: Get): Kind[] {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const post = (body: string, headers: Record<string, string> = json) =>
    get('/api/login', { method: 'POST', body, headers });
  const raw = (text: string) => () => rawRequest(url, text);
  const tooMany = async () => {
    let last = await get('/healthz/live');
    const challenge = '/api/bot_check/challenge?action=login';
    for (let n = 0; n < 400 && last.status !== 429; n += 1) last = await get(challenge);
    return last;
  };
  const overflow = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`;
  return [
    ['an invalid body', 400, () => post('{')],
    ['no session', 401, () => get('/api/auth/validate_token')],
    ['another site', 403, () => post('{}', { ...json, 'sec-fetch-site': 'cross-site' })],
    ['an unknown address of the API', 404, () => get('/api/none')],
    ['an unknown file', 404, () => get('/assets/none.js')],
    ['an address that cannot be decoded', 404, () => get('/%')],
    ['another method', 405, () => get('/api/login')],
    ['a body too large', 413, () => post(JSON.stringify({ x: 'x'.repeat(1_100_000) }))],
    ['another content type', 415, () => post('x', { ...json, 'content-type': 'text/xml' })],
    ['no HTTP', 400, raw('nonsense\r\n\r\n')],
    ['no Host', 400, raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')],
    ['headers too large', 431, raw(overflow)],
    ['too many requests', 429, tooMany],
  ];
}

/** Responses of a server that cannot serve; the last one leaves it without its database. */
function failures(stack: TestStack, get: Get, admin: Get): Kind[] {
  const defect = async () => {
    await stack.query('ALTER TABLE utilizations RENAME TO utilizations_away');
    return admin('/get_utilizations/usuaria_demo');
  };
  const away = async () => {
    await stack.database.child.stop(10_000);
    return get('/healthz/ready');
  };
  return [
    ['a server error', 500, defect],
    ['an unavailable database', 503, away],
  ];
}

export const attack: AttackCase = {
  id: 'R12',
  title: 'Headers on every kind of response',
  run: (context) => {
    const env = { PUBLIC_URL: 'https://portal.test', ADDRESS_LIMIT_FACTOR: '1' };
    return withTestStack(context, { env, portal: true }, async (stack) => {
      const { username, password } = demoAccount('admin');
      const client = await stack.client().signIn(username, password);
      const { url } = stack.server();
      const get: Get = (path, init = {}) => fetch(`${url}${path}`, init);
      const kinds = [
        ...successes(url, get),
        ...rejections(url, get),
        ...failures(stack, get, (path) => client.send('GET', path)),
      ];
      for (const [what, status, provoke] of kinds) {
        const response = await provoke();
        const wrong = Object.entries(rules)
          .map(([name, holds]) => ({ name, value: response?.headers.get(name) ?? null, holds }))
          .filter(({ value, holds }) => !holds(value))
          .map(({ name, value }) => `${name}: ${value ?? 'missing'}`);
        const observed = [`${response?.status ?? 'no response'}`, ...wrong].join('; ');
        context.record.equal(`headers of ${what}; status`, observed, `${status}`);
      }
    });
  },
};
