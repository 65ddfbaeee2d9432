import type { DemoAccount } from '@consultancy/backend/demo-accounts';
import type { Browser, BrowserContext } from 'playwright';
import type { TestStack } from '../cases/test-stack.ts';

/** Opens a browser context in which a demonstration account is signed in, without the form. */
export async function openSignedIn(
  stack: TestStack,
  browser: Browser,
  role: DemoAccount['role'],
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const { cookies } = await stack.signIn(role);
  const { url } = stack.server();
  const context = await browser.newContext({ baseURL: url, locale: 'es-CO', ...options });
  const domain = new URL(url).hostname;
  await context.addCookies(
    cookies.map(({ key, value, path }) => ({ name: key, value, path: path ?? '/', domain })),
  );
  return context;
}
