import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { validateToken } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { PortalClient, RequestParts } from '../../lib/cases/portal-client.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { registerMachine } from '../support/registration.ts';
import type { SentRequest } from './mutations.ts';

/** A sender of requests. */
export interface Actor {
  readonly client: PortalClient;
  readonly password: string;
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An anonymous user, a user, an administrator and a toolbox, each with valid credentials. */
export type Actors = Readonly<Record<'anonymous' | 'user' | 'admin' | 'toolbox', Actor>>;

/** Reverts what earlier requests did to the accounts, and signs in. */
export async function createActors(stack: TestStack): Promise<Actors> {
  await stack.query('UPDATE users SET disabled_at = NULL WHERE disabled_at IS NOT NULL');
  for (const { username, role } of demoAccounts) {
    const sql = 'UPDATE users SET role = $2 WHERE username = $1 AND role <> $2';
    await stack.query(sql, [username, role]);
  }
  await stack.query('DELETE FROM rate_limits');
  const anonymous = { client: stack.client(), password: 'x', headers: {} };
  const [user, admin] = [await stack.signIn('user'), await stack.signIn('admin')];
  const { token } = await registerMachine(user, 'PC-FUZZ-01');
  return {
    anonymous,
    user: { client: user, password: demoAccount('user').password, headers: {} },
    admin: { client: admin, password: demoAccount('admin').password, headers: {} },
    toolbox: { ...anonymous, headers: { authorization: `Bearer ${token}` } },
  };
}

/** Whether user and administrator are still signed in. */
export async function areSignedIn({ user, admin }: Actors): Promise<boolean> {
  const { method, path } = validateToken;
  const responses = await Promise.all([user, admin].map(({ client }) => client.read(method, path)));
  return responses.every(({ status }) => status === 200);
}

/** Sends a request as an actor, with the cookies that the actor has at this moment. */
export function sendAs(
  { client, headers }: Actor,
  { call, headers: own }: Pick<SentRequest, 'call' | 'headers'>,
  url: string,
  parts: RequestParts,
) {
  return client.copy().read(call.method, url, {
    ...parts,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
      ...headers,
      ...own,
    },
  });
}
