import { addTestUsers, demoAccount } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import type { PortalClient } from '../../lib/cases/portal-client.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';

const principals = [
  ...(['anonymous', 'self', 'another', 'admin'] as const),
  ...(['unverified', 'disabled', 'expired', 'revoked'] as const),
];
type Principal = (typeof principals)[number];

/** Access by §6, written a second time and not read from the server. */
type Audience = 'everyone' | 'signed in' | 'owner' | 'administrators' | 'machines';

const audiences: readonly (readonly [Audience, RegExp])[] = [
  ['everyone', /^\/(login|logout|register|token\/refresh|bot_check\/challenge|price-list)$/],
  ['everyone', /^\/(confirm-registration|discard-registration)$/],
  // The cookie of a sign-in that awaits its second factor is judged by the call (R22).
  ['everyone', /^\/login\/second-factor(\/passkey-options)?$/],
  ['everyone', /^\/downloads\//],
  ['everyone', /^\/(verify-register-email|resend-verification-email|verify-email-change)$/],
  [
    'everyone',
    /^\/(password-reset-send-email|check-reset-link|verify-reset-password-email|suggestions)$/,
  ],
  ['everyone', /^\/(username_availability\/.*|tool\/v1\/(machines|releases\/latest))$/],
  ['machines', /^\/tool\/v1\//],
  ['administrators', /^\/(admin\/.*|users|admins|new_transaction)$/],
  [
    'administrators',
    /^\/get_(recent_logs|all_\w+|feature_utilization\/.*|tool_errors\/.*)(\/summary)?$/,
  ],
  ['owner', /\{username\}|^\/transactions\/\{id\}\/receipt$/],
  ['signed in', /./],
];

const allowed: Readonly<Record<Audience, readonly Principal[]>> = {
  everyone: principals,
  'signed in': ['self', 'another', 'admin'],
  owner: ['self', 'admin'],
  administrators: ['admin'],
  machines: [],
};

/** Signs in every principal, and then takes from four of them what gave them access. */
async function signInAll(stack: TestStack): Promise<Record<Principal, PortalClient>> {
  const changes = {
    unverified: 'UPDATE users SET email_verified_at = NULL WHERE id = $1',
    disabled: 'UPDATE users SET disabled_at = now() WHERE id = $1',
    expired: 'UPDATE sessions SET absolute_expires_at = now() WHERE user_id = $1',
    revoked: 'UPDATE sessions SET ended_at = now() WHERE user_id = $1',
  };
  const [another, ...users] = await addTestUsers(stack, 'r2', 5);
  if (!another) throw new Error('no test user');
  const signIn = (user: typeof another) => stack.client().signIn(user.username, user.password);
  const changed: [string, PortalClient][] = [];
  for (const [index, [name, change]] of Object.entries(changes).entries()) {
    const user = users[index] ?? another;
    changed.push([name, await signIn(user)]);
    await stack.query(change, [user.id]);
  }
  return {
    anonymous: stack.client(),
    self: await stack.signIn('user'),
    another: await signIn(another),
    admin: await stack.signIn('admin'),
    ...(Object.fromEntries(changed) as Record<keyof typeof changes, PortalClient>),
  };
}

/** Every operation in the server's own OpenAPI document. */
async function listOperations(stack: TestStack): Promise<{ method: string; path: string }[]> {
  const { paths } = await stack
    .client()
    .json<{ paths: Record<string, object> }>('GET', '/openapi.json');
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
const skipped = new Set(['/token/refresh', '/logout']);

export const attack: AttackCase = {
  id: 'R2',
  title: 'Authorization: every operation of the built server for eight principals',
  run: (context) =>
    withTestStack(context, {}, async (stack) => {
      const clients = await signInAll(stack);
      const { username } = demoAccount('user');
      const [transaction] = await stack.query<{ trans_id: string }>(
        'SELECT trans_id FROM transactions WHERE username = $1 LIMIT 1',
        [username],
      );
      const operations = (await listOperations(stack)).filter(({ path }) => !skipped.has(path));
      const deviations: string[] = [];
      for (const { method, path } of operations) {
        const audience = audiences.find(([, pattern]) => pattern.test(path))?.[0] ?? 'machines';
        const sent = path
          .replace('{username}', username)
          .replace('{id}', transaction?.trans_id ?? '1')
          .replace(/\{\w+\}/, '1');
        for (const principal of principals) {
          const admitted = await isAdmitted(clients[principal], method, sent);
          if (admitted === allowed[audience].includes(principal)) continue;
          deviations.push(`${method} ${path} for ${principal}: ${admitted ? 'in' : 'rejected'}`);
        }
      }
      if (operations.length <= 30) throw new Error('The OpenAPI document is incomplete.');
      const what = `deviations of ${operations.length} operations × ${principals.length} principals`;
      context.record.none(what, deviations);
    }),
};
