import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { addCrowd, crowdPassword, withSql } from '../../lib/lines/crowd.ts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type OwnStack, withOwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';

const principals = [
  'anonymous',
  'self',
  'another',
  'admin',
  'unverified',
  'disabled',
  'expired',
  'revoked',
] as const;
type Principal = (typeof principals)[number];

/** Who §6 lets in, said here a second time and not read from the server. */
type Audience = 'everyone' | 'signed in' | 'owner' | 'administrators' | 'machines';

const audiences: readonly (readonly [Audience, RegExp])[] = [
  ['everyone', /^\/(login|logout|register|token\/refresh|bot_check\/challenge|price-list)$/],
  ['everyone', /^\/(verify-register-email|resend-verification-email|verify-email-change)$/],
  ['everyone', /^\/(password-reset-send-email|verify-reset-password-email|suggestions)$/],
  ['everyone', /^\/(username_availability\/.*|tool\/v1\/(machines|releases\/latest))$/],
  ['machines', /^\/tool\/v1\//],
  ['administrators', /^\/(admin\/.*|users|admins|new_transaction)$/],
  ['administrators', /^\/get_(recent_logs|all_\w+|feature_utilization\/.*|tool_errors\/.*)$/],
  ['owner', /\{username\}|^\/transactions\/\{id\}\/receipt$/],
  ['signed in', /./],
];

const insiders: Readonly<Record<Audience, readonly Principal[]>> = {
  everyone: principals,
  'signed in': ['self', 'another', 'admin'],
  owner: ['self', 'admin'],
  administrators: ['admin'],
  machines: [],
};

const [owner = '', stranger = '', administrator = ''] = [
  'usuaria_demo',
  'jperez_sig',
  'admin_demo',
];

const passwordOf = (username: string) =>
  demoAccounts.find((account) => account.username === username)?.password ?? crowdPassword;

/** Signs everyone in, and then takes from four of them what let them in. */
async function signAllIn(stack: OwnStack): Promise<Record<Principal, PortalClient>> {
  const [unverified = '', disabled = '', expired = '', revoked = ''] = await addCrowd(
    stack,
    'r2',
    4,
  );
  const signIn = (name: string) => stack.client().signIn(name, passwordOf(name));
  const clients = {
    anonymous: stack.client(),
    self: await signIn(owner),
    another: await signIn(stranger),
    admin: await signIn(administrator),
    unverified: await signIn(unverified),
    disabled: await signIn(disabled),
    expired: await signIn(expired),
    revoked: await signIn(revoked),
  };
  const ofUser = 'WHERE user_id = (SELECT id FROM users WHERE username = $1)';
  await withSql(stack, async (sql) => {
    const change = (statement: string, name: string) => sql.query(statement, [name]);
    await change('UPDATE users SET email_verified_at = NULL WHERE username = $1', unverified);
    await change('UPDATE users SET disabled_at = now() WHERE username = $1', disabled);
    await change(`UPDATE sessions SET absolute_expires_at = now() ${ofUser}`, expired);
    await change(`UPDATE sessions SET ended_at = now() ${ofUser}`, revoked);
  });
  return clients;
}

/** Every call that the server itself says it has. */
async function listCalls(stack: OwnStack): Promise<{ method: string; path: string }[]> {
  const response = await stack.client().send('GET', '/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api(?=\/)/, ''),
    })),
  );
}

/** Whether the policy let the caller in; what the call says of its payload is another matter. */
async function isIn(client: PortalClient, method: string, path: string): Promise<boolean> {
  const response = await client.copy().send(method, path);
  const text = await response.text();
  return !/"code":"(UNAUTHENTICATED|UNAUTHORIZED)"/.test(text);
}

// Renewal judges the cookie itself, and sign-out would end the sessions of this line.
const skipped = new Set(['/token/refresh', '/logout']);

export const line: MeasuredLine = {
  id: 'R2',
  title: 'Who may call what: every call of the built server, for eight principals',
  run: (record, { signal }) =>
    withOwnStack({ signal }, async (stack) => {
      const clients = await signAllIn(stack);
      const { rows } = await withSql(stack, (sql) =>
        sql.query<{ trans_id: string }>(
          'SELECT trans_id FROM transactions WHERE username = $1 LIMIT 1',
          [owner],
        ),
      );
      const calls = (await listCalls(stack)).filter(({ path }) => !skipped.has(path));
      const deviations: string[] = [];
      for (const { method, path } of calls) {
        const audience = audiences.find(([, pattern]) => pattern.test(path))?.[0] ?? 'machines';
        const sent = path
          .replace('{username}', owner)
          .replace('{id}', rows[0]?.trans_id ?? '1')
          .replace(/\{\w+\}/, '1');
        for (const principal of principals) {
          const seen = await isIn(clients[principal], method, sent);
          if (seen !== insiders[audience].includes(principal)) {
            deviations.push(`${method} ${path} for ${principal}: ${seen ? 'let in' : 'refused'}`);
          }
        }
      }
      record({
        what: `deviations of ${calls.length} calls × ${principals.length} principals`,
        seen: deviations.length === 0 ? '0' : `${deviations.length}: ${deviations.join('; ')}`,
        budget: '0',
        holds: deviations.length === 0 && calls.length > 30,
      });
    }),
};
