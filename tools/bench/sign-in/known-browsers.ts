import { login } from '@consultancy/validation';
import type { TestUser } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';

/** A user's browser that is known to the account. */
export interface KnownBrowser {
  readonly user: TestUser;
  readonly client: PortalClient;
}

/**
 * A browser of each user, signed in before: an ordinary sign-in sends no mail, which one in an
 * unknown browser does.
 */
export async function openBrowsers(stack: TestStack, users: readonly TestUser[]) {
  const browsers: KnownBrowser[] = [];
  for (const user of users) {
    const client = await stack.client().signIn(user.username, user.password);
    browsers.push({ user, client });
  }
  return browsers;
}

/** Signs in with a solved bot check. */
export async function signIn(
  { user, client }: KnownBrowser,
  recaptchaToken: string,
): Promise<void> {
  const { username, password } = user;
  const body = { username, password, recaptchaToken };
  const { status } = await client.read(login.method, login.path, { body });
  if (status !== 200) throw new Error(`A sign-in got ${status}.`);
}
