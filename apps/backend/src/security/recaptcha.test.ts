import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/lib/ports.ts';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { waitingTasks } from '../../test/tasks.ts';
import { addUser, password } from '../../test/users.ts';

const port = await freePort();
const lines: string[] = [];
const backend = startBackend(
  {
    LOG_LEVEL: 'warn',
    RECAPTCHA_SITE_KEY: 'public-key',
    RECAPTCHA_SECRET: 'secret-key',
    RECAPTCHA_VERIFIER: `http://127.0.0.1:${port}/siteverify`,
    TIME_LIMIT_FACTOR: '2',
  },
  inThisProcess,
  { write: (line) => void lines.push(line) },
);

/** The next response of the verifier; it records its requests. */
let verifierResponse: string | null;
const requested: URLSearchParams[] = [];
const verifier = createServer(async (request, response) => {
  requested.push(new URLSearchParams(await text(request)));
  if (verifierResponse?.startsWith('http') && request.url === '/siteverify') {
    response.writeHead(307, { location: verifierResponse }).end();
    return;
  }
  if (verifierResponse !== null) {
    response.end(verifierResponse);
  }
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    verifier.listen(port, '127.0.0.1', resolve);
  });
  await addUser(backend, 'humana');
});

afterAll(() => {
  verifier.closeAllConnections();
  verifier.close();
});

const good = { success: true, action: 'login', score: 0.9, hostname: 'portal.test' };
const signIn = (response: object | string | null) => {
  verifierResponse =
    response === null || typeof response === 'string' ? response : JSON.stringify(response);
  const body = { username: 'humana', password, recaptchaToken: 'the token' };
  return new Browser(backend).post('/api/login', body);
};

describe('reCAPTCHA', () => {
  it('lets in a token of this action and host with a sufficient score', async () => {
    expect((await signIn({ ...good, score: 0.5 })).status).toBe(200);
    expect(Object.fromEntries(requested.at(-1) ?? [])).toEqual({
      secret: 'secret-key',
      response: 'the token',
      remoteip: '127.0.0.1',
    });
  });

  it.each([
    { ...good, success: false },
    { ...good, action: 'register' },
    { ...good, action: undefined },
    { ...good, hostname: 'evil.example' },
    { ...good, hostname: undefined },
    { ...good, score: 0.49 },
    { ...good, score: undefined },
  ])('rejects %j', async (response) => {
    const rejected = await signIn(response);
    expect([rejected.status, rejected.body.code]).toEqual([400, 'BOT_CHECK_FAILED']);
    expect(rejected.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['speaks nonsense', 'not JSON'],
    ['says something else', '[]'],
    ['does not respond', null],
  ])('rejects when the verifier %s', async (_name, response) => {
    const rejected = await signIn(response);
    expect([rejected.status, rejected.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(rejected.headers['retry-after']).toBe('5');
    const metrics = await backend.app.inject('/metrics');
    expect(metrics.body).toMatch(/^bot_checks_total\{outcome="unavailable"\} [1-9]/m);
  });

  it.each([
    ['invalid-input-secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
    ['"score":0.1', { ...good, score: 0.1 }],
    ['SERVICE_UNAVAILABLE: Unexpected token', 'not JSON'],
  ])('says why in the log: %s', async (text, response) => {
    lines.length = 0;
    await signIn(response);
    expect(lines.join('').replaceAll('\\"', '"')).toContain(text);
  });

  it('is requested at its own address only: it cannot send the secret elsewhere', async () => {
    const before = requested.length;
    const rejected = await signIn(`http://127.0.0.1:${port}/elsewhere`);
    expect([rejected.status, requested.length - before]).toEqual([503, 1]);
  });

  it('is requested while no database connection is in use', async () => {
    const before = requested.length;
    let isOver = false;
    const waiting = signIn(null).finally(() => {
      isOver = true;
    });
    await expect.poll(() => requested.length).toBe(before + 1);
    // A scheduled job may use one for a moment.
    const { pool } = backend.app;
    await expect.poll(() => isOver || pool.totalCount === pool.idleCount).toBe(true);
    expect(isOver).toBe(false);
    await waiting;
    expect(await waitingTasks(backend)).toEqual([]);
  });

  it('has no challenge of its own, and its scripts in the content policy', async () => {
    const browser = new Browser(backend);
    expect((await browser.get('/api/bot_check/challenge?action=login')).status).toBe(404);
    const { headers } = await browser.get('/healthz/live');
    expect(headers['content-security-policy']).toContain('https://www.google.com/recaptcha/');
    expect(headers['content-security-policy']).not.toContain('trusted-types');
  });
});
