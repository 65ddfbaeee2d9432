import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';
import { validateToken } from '@consultancy/validation';
import { addTestUsers, demoAccount } from '../../lib/cases/accounts.ts';
import type { PortalClient, RequestParts } from '../../lib/cases/portal-client.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { registerMachine } from '../support/registration.ts';

export interface Actor {
  readonly client: PortalClient;
  readonly password: string;
}

/** An anonymous user, a user, an administrator and a toolbox, each with valid credentials. */
export type Actors = Readonly<Record<'anonymous' | 'user' | 'admin' | 'toolbox', Actor>>;

/** Accounts of each role that replace those that requests erase, which cannot be reverted. */
const SPARES = 20;
const spareName = { user: 'recambio', admin: 'recambio_admin' } as const;

/** Adds the spare accounts, while the demonstration accounts are as they were. */
export async function addSpareActors(stack: TestStack): Promise<void> {
  await addTestUsers(stack, spareName.user, SPARES);
  await addTestUsers(stack, spareName.admin, SPARES, 'admin');
}

/** Signs in with the first account of a role that is not erased. @throws when all of them are. */
async function signInAs(stack: TestStack, role: DemoAccount['role']): Promise<Actor> {
  const { username, password } = demoAccount(role);
  const spares = Array.from({ length: SPARES }, (_, n) => `${spareName[role]}_${n + 1}`);
  const [account] = await stack.query<{ username: string }>(
    'SELECT username FROM users WHERE username = ANY($1) AND erased_at IS NULL ORDER BY id LIMIT 1',
    [[username, ...spares]],
  );
  if (!account) throw new Error(`Every account of the role ${role} was erased.`);
  const client = await stack.signIn({ username: account.username, password });
  return { client, password };
}

/** Reverts what earlier requests did to the accounts, and signs in. */
export async function createActors(stack: TestStack): Promise<Actors> {
  await stack.query(
    'UPDATE users SET disabled_at = NULL WHERE disabled_at IS NOT NULL AND erased_at IS NULL',
  );
  for (const { username, role } of demoAccounts) {
    const sql = 'UPDATE users SET role = $2 WHERE username = $1 AND role <> $2';
    await stack.query(sql, [username, role]);
  }
  await stack.query('DELETE FROM rate_limits');
  const [user, admin] = [await signInAs(stack, 'user'), await signInAs(stack, 'admin')];
  const { token } = await registerMachine(user.client, 'PC-FUZZ-01');
  const anonymous = { client: stack.client(), password: 'x' };
  const toolbox = { client: stack.client(), password: 'x' };
  toolbox.client.headers = { authorization: `Bearer ${token}` };
  return { anonymous, user, admin, toolbox };
}

/** Whether the sessions of user and administrator are still accepted. */
export async function areSignedIn({ user, admin }: Actors): Promise<boolean> {
  const sessions = [user, admin].map(({ client }) => client.statusOf(validateToken));
  return (await Promise.all(sessions)).every((status) => status === 200);
}

/** Sends a request as an actor, with the cookies that the actor has at this moment. */
export const sendAs = (actor: Actor, method: string, url: string, parts: RequestParts) =>
  actor.client.copy().read(method, url, {
    ...parts,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
      ...parts.headers,
    },
  });
