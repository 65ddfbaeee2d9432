import { addTestUsers, demoAccount } from '../../lib/cases/accounts.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';

export const title = 'Authorization: every operation of the built server for eight principals';
export const stack = {};

/** What takes from four users, after their sign-in, what gave them access. */
const changes = {
  unverified: 'UPDATE users SET email_verified_at = NULL WHERE id = $1',
  disabled: 'UPDATE users SET disabled_at = now() WHERE id = $1',
  expired: 'UPDATE sessions SET absolute_expires_at = now() WHERE user_id = $1',
  revoked: 'UPDATE sessions SET ended_at = now() WHERE user_id = $1',
};

/** Access by §6, written a second time and not read from the server: the first pattern counts. */
const audiences: readonly (readonly [allowed: readonly string[] | 'everyone', path: RegExp])[] = [
  ['everyone', /^\/(login|logout|register|token\/refresh|bot_check\/challenge|price-list)$/],
  ['everyone', /^\/(confirm-registration|discard-registration)$/],
  // The cookie of a sign-in that awaits its second factor is judged by the call (R22).
  ['everyone', /^\/login\/second-factor(\/passkey-options)?$/],
  ['everyone', /^\/downloads\//],
  ['everyone', /^\/(verify-register-email|resend-verification-email|verify-email-change)$/],
  ['everyone', /^\/(password-reset-send-email|check-reset-link|verify-reset-password-email)$/],
  ['everyone', /^\/(suggestions|username_availability\/.*)$/],
  ['everyone', /^\/tool\/v1\/(machines|releases\/latest)$/],
  // Machines only.
  [[], /^\/tool\/v1\//],
  [['admin'], /^\/(admin\/.*|users|admins|new_transaction)$/],
  [['admin'], /^\/get_(recent_logs|all_\w+|feature_utilization\/.*)(\/summary)?$/],
  [['admin'], /^\/get_tool_errors\/.*(\/summary)?$/],
  [['self', 'admin'], /\{username\}|^\/transactions\/\{id\}\/receipt$/],
  [['self', 'another', 'admin'], /./],
];

async function signInAll(stack: TestStack): Promise<Record<string, PortalClient>> {
  const [another, ...users] = await addTestUsers(stack, 'r2', 5);
  const clients: Record<string, PortalClient> = {
    anonymous: stack.client(),
    self: await stack.signIn('user'),
    another: await stack.signIn(another),
    admin: await stack.signIn('admin'),
  };
  for (const [index, [name, change]] of Object.entries(changes).entries()) {
    const user = users[index] ?? another;
    clients[name] = await stack.signIn(user);
    await stack.query(change, [user.id]);
  }
  return clients;
}

async function listOperations(client: PortalClient) {
  const { text } = await client.read('GET', '/openapi.json');
  const { paths }: { paths: object } = JSON.parse(text);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api(?=\/)/, ''),
    })),
  );
}

/** Whether the policy admitted the caller; the payload may still be rejected. */
async function isAdmitted(client: PortalClient, method: string, path: string): Promise<boolean> {
  const { text } = await client.copy().read(method, path);
  return !/"code":"(UNAUTHENTICATED|UNAUTHORIZED)"/.test(text);
}

// The refresh judges the cookie itself, and logout would revoke the sessions of this case.
const skipped = ['/token/refresh', '/logout'];

export async function run(stack: TestStack): Promise<void> {
  const principals = Object.entries(await signInAll(stack));
  const { username } = demoAccount('user');
  const [transaction] = await stack.query<{ trans_id: string }>(
    'SELECT trans_id FROM transactions WHERE username = $1 LIMIT 1',
    [username],
  );
  const all = await listOperations(stack.client());
  const operations = all.filter(({ path }) => !skipped.includes(path));
  const deviations: string[] = [];
  for (const { method, path } of operations) {
    const [allowed = []] = audiences.find(([, pattern]) => pattern.test(path)) ?? [];
    const sent = path
      .replace('{username}', username)
      .replace('{id}', transaction?.trans_id ?? '1')
      .replace(/\{\w+\}/, '1');
    for (const [principal, client] of principals) {
      const admitted = await isAdmitted(client, method, sent);
      if (admitted === (allowed === 'everyone' || allowed.includes(principal))) continue;
      deviations.push(`${method} ${path} for ${principal}: ${admitted ? 'in' : 'rejected'}`);
    }
  }
  if (operations.length <= 30) throw new Error('The OpenAPI document is incomplete.');
  const what = `deviations of ${operations.length} operations × ${principals.length} principals`;
  stack.record.none(what, deviations);
}
