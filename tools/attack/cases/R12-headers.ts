import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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

/**
 * Sends bytes that need not be HTTP and reads the response until the server closes the connection.
 * @returns `null` when the server closes it without a response.
 */
async function rawRequest(url: string, request: string): Promise<SomeResponse | null> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  socket.setTimeout(20_000, () => socket.destroy(new Error('no response in 20 s')));
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  return status ? { status, headers: new Headers(pairs) } : null;
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
    const head = ['GET / HTTP/1.1', 'Host: x', 'Accept: text/html', `If-None-Match: ${etag}`];
    return rawRequest(url, [...head, 'Connection: close', '', ''].join('\r\n'));
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
  const raw = (bytes: string) => () => rawRequest(url, bytes);
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
