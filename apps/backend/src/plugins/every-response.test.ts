import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { sql } from 'kysely';
import { beforeAll, describe, inject, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import type { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { publishTestPrices } from '../../test/credits.ts';
import { writePortalFolder } from '../../test/portal-folder.ts';
import { onServer } from '../../test/postgres.ts';
import { listen } from '../../test/real-http.ts';
import { recordFact } from '../../test/record-fact.ts';
import { signedIn } from '../../test/users.ts';

const PORTAL_DIST = testFolder('every-response');
await writePortalFolder(PORTAL_DIST);

const backend = startBackend({
  PORTAL_DIST,
  PUBLIC_URL: 'https://portal.test',
  ADDRESS_LIMIT_FACTOR: '1',
});
let address: string;
let admin: Browser;

beforeAll(async () => {
  await publishTestPrices(backend);
  ({ browser: admin } = await signedIn(backend, 'jefa', 'admin'));
  address = backend.servers[0] ?? (await listen(backend));
});

/** What every response must have, a header that is missing being empty. */
const rules: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  // Before any hook nothing at all may be loaded.
  'content-security-policy':
    /^(?!.*(unsafe-|\*))default-src ('none'|.*; ?object-src 'none'; ?base-uri 'none';).*frame-ancestors 'none'/,
  'referrer-policy': /^strict-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /max-age=\d{8,}/,
  server: /^$/,
  'x-powered-by': /^$/,
};

interface SentRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  setHost?: boolean;
}
type Response = Pick<IncomingMessage, 'statusCode' | 'headers'>;

/** Sends a request as it is, which `fetch` does not do. */
async function send(path: string, { body, ...options }: SentRequest = {}): Promise<Response> {
  const sent = request(`${address}${path}`, { agent: false, timeout: 20_000, ...options });
  // The server may close the connection after its response, before it has read all of a body.
  sent.on('error', () => undefined);
  sent.on('timeout', () => sent.destroy(new Error('no response in 20 s')));
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) {
    throw new Error('no response');
  }
  return response.resume();
}

const page = { accept: 'text/html' };
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const post = (body: string, headers: OutgoingHttpHeaders = json) =>
  send('/api/login', { method: 'POST', body, headers });

async function unchanged(): Promise<Response> {
  const { headers } = await send('/about-us', { headers: page });
  return send('/about-us', { headers: { ...page, 'if-none-match': headers.etag } });
}

async function tooMany(): Promise<Response> {
  const challenge = '/api/bot_check/challenge?action=login';
  let last = await send(challenge);
  for (let count = 0; count < 400 && last.statusCode !== 429; count += 1) {
    last = await send(challenge);
  }
  return last;
}

async function serverError(): Promise<Response> {
  await sql`ALTER TABLE utilizations RENAME TO utilizations_away`.execute(backend.app.db);
  const { status, headers } = await admin.get('/api/get_utilizations/jefa');
  return { statusCode: status, headers: headers as Response['headers'] };
}

/** The server without its database, which it gets back. */
async function unavailable(): Promise<Response> {
  const server = inject('postgresServer');
  const name = new URL(backend.config.DATABASE_URL).pathname.slice(1);
  await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await onServer(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  const response = await send('/healthz/ready');
  await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  return response;
}

describe('every response', () => {
  it.for<[what: string, status: number, provoke: () => Promise<Response>]>([
    ['a page', 200, () => send('/about-us', { headers: page })],
    ['a script of the build', 200, () => send('/assets/main-Ab3dE6g.js')],
    ['an unchanged page', 304, unchanged],
    ['JSON', 200, () => send('/healthz/live')],
    ['a call', 200, () => send('/api/price-list')],
    ['the API reference', 200, () => send('/api/docs/')],
    ['the API document', 200, () => send('/api/openapi.json')],
    ['metrics', 200, () => send('/metrics')],
    ['an invalid body', 400, () => post('{')],
    ['no session', 401, () => send('/api/auth/validate_token')],
    ['another site', 403, () => post('{}', { ...json, 'sec-fetch-site': 'cross-site' })],
    ['an unknown address of the API', 404, () => send('/api/none')],
    ['an unknown file', 404, () => send('/assets/none.js')],
    ['an address that cannot be decoded', 404, () => send('/%')],
    ['another method', 405, () => send('/api/login')],
    ['a body too large', 413, () => post(JSON.stringify({ x: 'x'.repeat(1_100_000) }))],
    ['another content type', 415, () => post('x', { ...json, 'content-type': 'text/xml' })],
    ['no method of HTTP', 400, () => send('/', { method: 'NONSENSE' })],
    ['no Host', 400, () => send('/', { setHost: false })],
    ['headers too large', 431, () => send('/', { headers: { x: 'x'.repeat(70_000) } })],
    ['too many requests', 429, tooMany],
    ['a server error', 500, serverError],
    ['an unavailable database', 503, unavailable],
  ])('of %s carries the security headers', async ([what, status, provoke], context) => {
    const { statusCode, headers } = await provoke();
    const wrong = Object.entries(rules)
      .map(([name, rule]) => ({ name, value: String(headers[name] ?? ''), rule }))
      .filter(({ value, rule }) => !rule.test(value))
      .map(({ name, value }) => `${name}: ${value || 'missing'}`);
    const observed = [`${statusCode}`, ...wrong].join('; ');
    recordFact(context, `headers of ${what}; status`, observed, `${status}`);
  });
});
