import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../test/browser.ts';
import { startBackend } from '../test/build-app.ts';
import { activate } from '../test/toolbox.ts';
import { addUser, password } from '../test/users.ts';

const lines: string[] = [];
const backend = startBackend({ LOG_LEVEL: 'trace' }, () => undefined, {
  write: (line) => {
    lines.push(line);
  },
});
const token = 'canary-of-a-verification-link-0001';

describe('the log', () => {
  it('has one JSON line for a request, with its id and without its query', async () => {
    const response = await new Browser(backend).get(`/api/verify-register-email?token=${token}`);
    const line = lines.map((text) => JSON.parse(text)).find(({ req }) => req);
    expect(line).toMatchObject({
      reqId: response.headers['x-request-id'],
      req: { method: 'GET', url: '/api/verify-register-email' },
      status: 400,
    });
  });

  it('holds no password, token or cookie of anyone', async () => {
    await addUser(backend, 'canario');
    const browser = new Browser(backend);
    await browser.signIn('canario', password);
    await browser.signIn('canario', 'canary-of-a-wrong-password');
    const toolbox = await activate(backend, browser);
    await toolbox.call('GET', '/tools');
    backend.app.log.info({ password, body: { password }, token, cookie: token }, 'a mistake');
    const text = lines.join('');
    // One cookie only says that there is a session.
    const secrets = [...browser.cookies]
      .filter(([name]) => name !== 'signed-in')
      .map(([, { value }]) => value);
    expect(secrets).toHaveLength(3);
    for (const secret of [password, 'canary-of', toolbox.token, ...secrets]) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps what is beside a secret, at any depth, and nothing of a text with one', () => {
    const { log } = backend.app;
    const before = lines.length;
    log.info(
      { error: { response: { headers: { a: token }, status: 502 }, codes: [1, 2] } },
      'sent',
    );
    log.info({ recovery_codes: [token], list: [{ secret: token, id: 7 }] }, 'kept');
    log.info('body %j', { password: token });
    log.child({ token }).info({ url: '"token\\":7' }, 'a child');
    const [first, second, third, fourth] = lines.slice(before).map((line) => JSON.parse(line));
    expect(lines.slice(before).join('')).not.toContain(token);
    expect(first).toMatchObject({
      error: { response: { headers: '[redacted]', status: 502 }, codes: [1, 2] },
      msg: 'sent',
    });
    expect(second).toMatchObject({ list: [{ secret: '[redacted]', id: 7 }], msg: 'kept' });
    expect(third.msg).toBe('[redacted]');
    expect(fourth).toMatchObject({ token: '[redacted]', url: '"token\\":7', msg: 'a child' });
  });

  it('contains no row that the database rejected, though its error quotes it', async () => {
    await addUser(backend, 'fila_mala');
    const before = lines.length;
    const change = sql`UPDATE users SET role = 'owner' WHERE username = 'fila_mala'`;
    await change.execute(backend.app.db).catch((err: unknown) => {
      backend.app.log.error({ err }, 'request failed');
    });
    const text = lines.slice(before).join('');
    expect(text).toContain('users_role_check');
    expect(text).not.toContain('fila_mala@example.com');
  });

  it('gets no line break from a requested address', async () => {
    const before = lines.length;
    await new Browser(backend).get('/api/x%0a%1b[31m{"level":60}');
    expect(lines.slice(before).every((line) => !line.slice(0, -1).includes('\n'))).toBe(true);
  });
});
