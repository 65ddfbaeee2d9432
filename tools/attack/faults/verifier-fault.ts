import { createServer } from 'node:net';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { login } from '@consultancy/validation';
import { withOwnStack } from '../../lib/lines/own-stack.ts';
import type { Scenario } from './observe.ts';

const [, person] = demoAccounts;

/** A proxy that takes connections and never says a word. */
async function openBlackHole() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** The verifier of reCAPTCHA hangs: nobody is let in, and everybody is told soon. */
export const verifierFault: Scenario = async (record, { signal }) => {
  const { server, port } = await openBlackHole();
  const env = {
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
    NO_PROXY: '',
  };
  await withOwnStack({ signal, env }, async (stack) => {
    const body = { username: person?.username, password: person?.password, recaptchaToken: 'x' };
    const began = performance.now();
    const response = await stack.client().send(login.method, login.path, { body });
    const milliseconds = performance.now() - began;
    const cookies = response.headers.getSetCookie().length;
    const waiting = Number(response.headers.get('retry-after'));
    record({
      what: 'bot check down: a right password',
      seen: `${response.status} in ${Math.round(milliseconds)} ms, ${cookies} cookies`,
      budget: '503 with Retry-After in ≤ 2,000 ms, no cookie',
      holds: response.status === 503 && waiting > 0 && milliseconds <= 2_000 && cookies === 0,
    });
  }).finally(() => server.close());
};
