import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { createAltchaCheck } from './altcha-check.ts';
import { createRecaptchaCheck } from './recaptcha-check.ts';

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

  it('takes a solved challenge once, even for two at the same moment', async () => {
    const solved = await token();
    const both = await Promise.allSettled([verify('login', solved), verify('login', solved)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(verify('login', solved)).rejects.toEqual(failed);
  });

  it('takes a challenge for its own action only', async () => {
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
  ])('refuses %s', async (name, change) => {
    const action = name === 'another action' ? 'register' : 'login';
    await expect(verify(action, await tampered(change))).rejects.toEqual(failed);
  });

  it.each(['x', 'e30=', 'bnVsbA==', 'W10='])('refuses the nonsense %s', async (nonsense) => {
    await expect(verify('login', nonsense)).rejects.toEqual(failed);
  });

  it('refuses a challenge of another server’s secret', async () => {
    const other = createAltchaCheck(Buffer.alloc(32), 2);
    await expect(other.verify(backend.app.db, 'login', await token(), '127.0.0.1')).rejects.toEqual(
      failed,
    );
  });
});

describe('reCAPTCHA', () => {
  let server: Server;
  let verifier: string;
  let answer: string;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      if (answer !== 'hang') {
        response.end(answer);
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    verifier = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (says: unknown) => {
    answer = typeof says === 'string' ? says : JSON.stringify(says);
    const check = createRecaptchaCheck({ secret: 's', minimumScore: 0.5, verifier });
    return check.verify(backend.app.db, 'login', 'token', '127.0.0.1');
  };

  it('lets in a token of the same action with a sufficient score', async () => {
    await expect(ask({ success: true, action: 'login', score: 0.5 })).resolves.toBeUndefined();
  });

  it.each([
    { success: false },
    { success: true, action: 'register', score: 0.9 },
    { success: true, action: 'login', score: 0.4 },
    { success: true, score: 0.9 },
  ])('refuses %j', async (says) => {
    await expect(ask(says)).rejects.toEqual(failed);
  });

  it.each(['not JSON', 'hang'])('lets nobody in when the verifier says %s', async (says) => {
    await expect(ask(says)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
