import { createServer } from 'node:net';
import { login } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { CaseContext } from '../../lib/cases/case.ts';
import { timeOf } from '../../lib/cases/statistics.ts';
import { withTestStack } from '../../lib/cases/test-stack.ts';
import { listen } from '../../lib/ports.ts';

/** reCAPTCHA's verifier is unresponsive: every sign-in is rejected, and soon. */
export async function botCheckDown(context: CaseContext): Promise<void> {
  // A proxy that accepts connections and never responds.
  const proxy = createServer((socket) => socket.on('error', () => undefined));
  const env = {
    ...{ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret', NODE_USE_ENV_PROXY: '1' },
    ...{ HTTPS_PROXY: `http://127.0.0.1:${await listen(proxy)}`, NO_PROXY: '' },
  };
  await withTestStack(context, { env }, async (stack) => {
    const { username, password } = demoAccount('user');
    const body = { username, password, recaptchaToken: 'x' };
    let response = new Response();
    const milliseconds = await timeOf(async () => {
      response = await stack.client().send(login.method, login.path, { body });
    });
    const cookies = response.headers.getSetCookie().length;
    const retry = Number(response.headers.get('retry-after'));
    context.record.check(
      'bot check down: a right password',
      `${response.status} in ${Math.round(milliseconds)} ms, ${cookies} cookies`,
      '503 with Retry-After in ≤ 2,000 ms, no cookie',
      response.status === 503 && retry > 0 && milliseconds <= 2_000 && cookies === 0,
    );
  }).finally(() => proxy.close());
}
