import { createSecretKey } from 'node:crypto';
import { botCheckMinutes } from '@consultancy/validation';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { createAltchaCheck } from './altcha-check.ts';

const backend = startBackend();
const verify = (action: 'login' | 'register', token: string) =>
  backend.app.botCheck.verify(backend.app.db, action, token, '127.0.0.1');
interface Parsed {
  challenge: { signature: string; parameters: { data: object } };
  solution: { counter: number };
}
const failed = expect.objectContaining({ code: 'BOT_CHECK_FAILED' });

describe('the self-hosted check', () => {
  const token = () => new Browser(backend).botToken('login');

  it('accepts a solved challenge once, also of two concurrent requests', async () => {
    const solved = await token();
    const both = await Promise.allSettled([verify('login', solved), verify('login', solved)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(verify('login', solved)).rejects.toEqual(failed);
  });

  it('accepts a challenge for its own action only', async () => {
    await expect(verify('register', await token())).rejects.toEqual(failed);
  });

  const tampered = async (change: (payload: Parsed) => void) => {
    const payload = JSON.parse(Buffer.from(await token(), 'base64').toString());
    change(payload);
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  };

  it.each([
    [
      'a wrong solution',
      (p: Parsed) =>
        Object.assign(p.solution, { counter: p.solution.counter + 1, derivedKey: '00'.repeat(32) }),
    ],
    [
      'a later expiry',
      (p: Parsed) => Object.assign(p.challenge.parameters, { expiresAt: 9_999_999_999 }),
    ],
    [
      'another action',
      (p: Parsed) => Object.assign(p.challenge.parameters.data, { action: 'register' }),
    ],
    [
      'an easier challenge',
      (p: Parsed) => Object.assign(p.challenge.parameters, { keyPrefix: '' }),
    ],
    ['no signature', (p: Parsed) => Object.assign(p.challenge, { signature: '' })],
  ])('rejects %s', async (name, change) => {
    const action = name === 'another action' ? 'register' : 'login';
    await expect(verify(action, await tampered(change))).rejects.toEqual(failed);
  });

  it.each(['x', 'e30=', 'bnVsbA==', 'W10='])(
    'rejects the malformed solution %s',
    async (nonsense) => {
      await expect(verify('login', nonsense)).rejects.toEqual(failed);
    },
  );

  it('lets no script from elsewhere into the pages', async () => {
    const { headers } = await new Browser(backend).get('/healthz/live');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('google');
  });

  it('rejects a challenge that has expired', async () => {
    const solved = await token();
    const clock = vi
      .spyOn(Date, 'now')
      .mockReturnValue(Date.now() + (botCheckMinutes + 1) * 60_000);
    await expect(verify('login', solved)).rejects.toEqual(failed);
    clock.mockRestore();
    await expect(verify('login', solved)).resolves.toBeUndefined();
  });

  it('rejects a challenge of another server’s secret', async () => {
    const other = createAltchaCheck(createSecretKey(Buffer.alloc(32)), 2);
    await expect(other.verify(backend.app.db, 'login', await token(), '127.0.0.1')).rejects.toEqual(
      failed,
    );
  });
});
