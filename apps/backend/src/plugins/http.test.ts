import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { listen, rawRequest } from '../../test/real-http.ts';

const shared = { config: { policy: 'public' as const } };
const backend = startBackend({ CORS_ORIGINS: 'https://portal.elsewhere.example' }, (app) => {
  app.get('/api/faulty', shared, async () => {
    throw new Error('SELECT password_hash FROM users at /srv/secret/path');
  });
  app.get('/api/slow-database', shared, async () => {
    await sql`SET statement_timeout = 50; SELECT pg_sleep(1)`.execute(app.db);
    return {};
  });
});
let browser: Browser;
let address: string;

beforeAll(async () => {
  browser = new Browser(backend);
  address = await listen(backend);
});

/** A body with unknown fields only. */
const unknownFields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1])));

const login = { username: 'x', password: 'x', recaptchaToken: 'x' };

describe('an error response', () => {
  it.each([
    ['an unknown address', 'GET', '/api/nothing', 404, 'NOT_FOUND'],
    ['an address that cannot be read', 'GET', '/api/%', 404, 'NOT_FOUND'],
    ['a name of any length', 'GET', `/api/welcome_info/${'a'.repeat(201)}`, 404, 'NOT_FOUND'],
    ['another method', 'GET', '/api/login', 405, 'METHOD_NOT_ALLOWED'],
    ['TRACE', 'TRACE', '/api/login', 405, 'METHOD_NOT_ALLOWED'],
    ['another method of the API reference', 'PUT', '/api/docs', 405, 'METHOD_NOT_ALLOWED'],
    ['the same with a slash', 'PUT', '/api/docs/', 405, 'METHOD_NOT_ALLOWED'],
    [
      'another method of a per-user address',
      'PUT',
      '/api/welcome_info/ana',
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['an internal error', 'GET', '/api/faulty', 500, 'INTERNAL_ERROR'],
    ['a database that is too slow', 'GET', '/api/slow-database', 503, 'SERVICE_UNAVAILABLE'],
  ] as const)('of %s has the one error body', async (_name, method, url, status, code) => {
    const response = await browser.send({ method, url });
    expect(response).toMatchObject({ status, body: { code, error: expect.any(String) } });
    expect(response.text).not.toMatch(/SELECT|secret|stack|node_modules/);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect(response.headers.allow).toEqual(
      status === 405 ? expect.stringMatching(/POST|GET, HEAD/) : undefined,
    );
  });

  it.each([
    ['broken JSON', '{"username":', 400, 'MALFORMED_REQUEST'],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"}}', 400, 'MALFORMED_REQUEST'],
    [
      'U+0000 in a password',
      '{"username":"x","password":"a\\u0000","recaptchaToken":"x"}',
      400,
      'MALFORMED_REQUEST',
    ],
    ['a number beyond all bounds', '{"username":1e309}', 400, 'VALIDATION_ERROR'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, 'MALFORMED_REQUEST'],
    ['80,000 unknown fields', unknownFields(80_000), 413, 'PAYLOAD_TOO_LARGE'],
    ['110,000 elements', `[${'0,'.repeat(109_999)}0]`, 413, 'PAYLOAD_TOO_LARGE'],
    ['no body', '', 400, 'VALIDATION_ERROR'],
    ['more than 1 MiB', JSON.stringify({ x: 'x'.repeat(1024 * 1024) }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('of a body with %s is cheap and named', async (_name, payload, status, code) => {
    const headers = { 'content-type': 'application/json' };
    const response = await browser.send({ method: 'POST', url: '/api/login', payload, headers });
    expect(response).toMatchObject({ status, body: { code } });
  });

  it('of a body that is not valid UTF-8 is 400', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = Buffer.from('{"username":"x","password":"contrase\xf1a"}', 'latin1');
    const response = await browser.send({ method: 'POST', url: '/api/login', payload, headers });
    expect(response).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
  });

  it('names 20 unknown fields at most, in a response that does not grow with the request', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = unknownFields(900);
    const response = await browser.send({ method: 'POST', url: '/api/login', payload, headers });
    const unknown = response.body.fields?.filter(({ field }) => /^f\d+$/.test(field)) ?? [];
    expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(unknown).toHaveLength(20);
    expect(response.body.fields).toContainEqual(expect.objectContaining({ field: 'username' }));
    const query = Array.from({ length: 2000 }, (_, at) => `q${at}`).join('&');
    const search = await browser.get(`/api/bot_check/challenge?${query}`);
    expect(search).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(search.text.length).toBeLessThan(4096);
    const named = await browser.post('/api/login', { ['x'.repeat(900_000)]: 1 });
    expect(named.text.length).toBeLessThan(4096);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of a body sent as %s is 415',
    async (type) => {
      const headers = { 'content-type': type };
      const payload = 'username=x&password=x';
      const response = await browser.send({ method: 'POST', url: '/api/login', payload, headers });
      expect(response).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    },
  );

  it('to malformed HTTP or huge headers has the error body too', async () => {
    const broken = await rawRequest(address, 'NONSENSE\r\n\r\n');
    expect(broken).toMatch(/^HTTP\/1\.1 400 .*nosniff.*"code":"MALFORMED_REQUEST"/s);
    const huge = await rawRequest(
      address,
      `GET / HTTP/1.1\r\nHost: x\r\nX-Huge: ${'x'.repeat(64 * 1024)}\r\n\r\n`,
    );
    expect(huge).toMatch(/^HTTP\/1\.1 431 .*default-src 'none'/s);
  });

  it('to an address with an origin, as a proxy receives it, is that of its path', async () => {
    const bytes =
      'GET HTTP://portal.test/api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await rawRequest(address, bytes)).toMatch(/^HTTP\/1\.1 405 /);
  });
});

describe('a changing request', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['an unknown site', { 'sec-fetch-site': '' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['an opaque origin', { 'sec-fetch-site': '', origin: 'null' }],
  ])('from %s is rejected without a cookie', async (_name, headers) => {
    const { 'sec-fetch-site': site, ...rest } = headers as Record<string, string>;
    const response = await backend.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: login,
      headers: { ...(site ? { 'sec-fetch-site': site } : {}), ...rest },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('CROSS_SITE_REQUEST');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['its own origin', 'http://portal.test', undefined],
    ['an allowed origin', 'https://portal.elsewhere.example', 'cross-site'],
  ])('from %s is let in', async (_name, origin, site) => {
    const response = await backend.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: login,
      headers: { origin, ...(site ? { 'sec-fetch-site': site } : {}) },
    });
    expect(response.json().code).toBe('BOT_CHECK_FAILED');
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    backend.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('allows credentials to the listed origins and to no other', async () => {
    const listed = await preflight('https://portal.elsewhere.example');
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://portal.elsewhere.example',
      'access-control-allow-credentials': 'true',
    });
    for (const origin of [
      'https://evil.example',
      'null',
      'https://portal.elsewhere.example.evil',
    ]) {
      const other = await preflight(origin);
      const read = await browser.get('/api/bot_check/challenge?action=login', { origin });
      const names = [other, read].flatMap(({ headers }) => Object.keys(headers));
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

it.each([
  '/api/nothing',
  '/api/login',
  '/api/faulty',
  '/healthz/live',
  '/healthz/ready',
  '/api/auth/validate_token',
  '/api/price-list',
  // What a cache that decides by the path does not take for the API.
  '/%61pi/price-list',
])('the response of %s is stored by no browser and no cache', async (url) => {
  const { headers } = await browser.get(url);
  expect(headers['cache-control']).toBe('no-store');
});

describe('the operator’s addresses', () => {
  it('describe every call in the OpenAPI document', async () => {
    const { text } = await browser.get('/api/openapi.json');
    const paths = Object.keys(JSON.parse(text).paths);
    const calls = backend.app.routeTable.filter(({ schema }) => schema?.summary);
    expect(paths.length).toBeGreaterThan(20);
    for (const { url } of calls) {
      expect(paths).toContain(url.replace(/:(\w+)/g, '{$1}'));
    }
    const page = await browser.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe-|validator/);
  });

  it('say that the server lives, is ready, and what it did', async () => {
    expect((await browser.get('/healthz/live')).status).toBe(200);
    expect((await browser.get('/healthz/ready')).status).toBe(200);
    const { text } = await browser.get('/metrics');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz\/live"/,
    );
  });
});
