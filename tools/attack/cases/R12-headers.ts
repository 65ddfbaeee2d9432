import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { TestStack } from '../../lib/cases/test-stack.ts';

export const title = 'Headers on every kind of response';
export const stack = {
  env: { PUBLIC_URL: 'https://portal.test', ADDRESS_LIMIT_FACTOR: '1' },
  portal: true,
};

/** What every response must have, the header missing being empty. */
const rules: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /^(?!.*(unsafe-(inline|eval|hashes)|\*)).*default-src/,
  'referrer-policy': /^(no-referrer|strict-origin)$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /max-age=\d{8,}/,
  server: /^$/,
  'x-powered-by': /^$/,
};

type SomeResponse = { readonly status: number; readonly headers: Headers };
type Kind = readonly [name: string, status: number, provoke: () => Promise<SomeResponse | null>];
type Get = (path: string, init?: RequestInit) => Promise<Response>;

/** Sends a request that `fetch` does not send. @returns `null` when there is no response. */
async function bareRequest(url: string, options: RequestOptions): Promise<SomeResponse | null> {
  const sent = request(url, { agent: false, timeout: 20_000, ...options }).end();
  sent.on('timeout', () => sent.destroy(new Error('no response in 20 s')));
  const [response]: IncomingMessage[] = await once(sent, 'response').catch(() => []);
  if (!response) return null;
  response.resume();
  const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  return { status: response.statusCode ?? 0, headers: new Headers(headers) };
}

const page = { headers: { accept: 'text/html' } };

function successes(url: string, get: Get): Kind[] {
  const script = async () => {
    const [path = '/'] = /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text()) ?? [];
    return get(path);
  };
  const unchanged = async () => {
    const etag = (await get('/', page)).headers.get('etag') ?? '';
    // fetch would request a fresh copy.
    return bareRequest(url, { headers: { ...page.headers, 'if-none-match': etag } });
  };
  return [
    ['a page', 200, () => get('/', page)],
    ['a script of the build', 200, script],
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
  const bare = (options: RequestOptions) => () => bareRequest(url, options);
  const tooMany = async () => {
    let last = await get('/healthz/live');
    const challenge = '/api/bot_check/challenge?action=login';
    for (let n = 0; n < 400 && last.status !== 429; n += 1) last = await get(challenge);
    return last;
  };
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
    ['no method of HTTP', 400, bare({ method: 'NONSENSE' })],
    ['no Host', 400, bare({ setHost: false })],
    ['headers too large', 431, bare({ headers: { x: 'x'.repeat(70_000) } })],
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

export async function run(stack: TestStack): Promise<void> {
  const client = await stack.signIn('admin');
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
      .map(([name, rule]) => ({ name, value: response?.headers.get(name) ?? '', rule }))
      .filter(({ value, rule }) => !rule.test(value))
      .map(({ name, value }) => `${name}: ${value || 'missing'}`);
    const observed = [`${response?.status ?? 'no response'}`, ...wrong].join('; ');
    stack.record.equal(`headers of ${what}; status`, observed, `${status}`);
  }
}
