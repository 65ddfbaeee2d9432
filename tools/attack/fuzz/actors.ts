import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';
import { validateToken } from '@consultancy/validation';
import type { OwnStack } from '../../lib/lines/own-stack.ts';
import type { PortalClient } from '../../lib/lines/portal-client.ts';
import { withClient } from '../../lib/lines/with-client.ts';
import { registerOwnMachine } from '../own-toolbox.ts';

/** Somebody who sends requests. */
export interface Actor {
  readonly client: PortalClient;
  readonly password: string;
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Undoes what the requests did to the accounts, so that the next ones get as far again. */
async function restore(stack: OwnStack): Promise<void> {
  await withClient(stack.database.url, async (client) => {
    await client.query('UPDATE users SET disabled_at = NULL WHERE disabled_at IS NOT NULL');
    for (const { username, role } of demoAccounts) {
      await client.query('UPDATE users SET role = $2 WHERE username = $1 AND role <> $2', [
        username,
        role,
      ]);
    }
    await client.query('DELETE FROM rate_limits');
  });
}

async function signedIn(stack: OwnStack, { username, password }: DemoAccount): Promise<Actor> {
  const client = await stack.client().signIn(username, password);
  return { client, password, headers: {} };
}

/** Nobody, an ordinary person, an administrator and a toolbox, each with a valid proof. */
export async function makeActors(stack: OwnStack): Promise<Actor[]> {
  await restore(stack);
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const user = demoAccounts.find(({ role }) => role === 'user');
  if (!admin || !user) throw new Error('The demonstration has no accounts.');
  const nobody = { client: stack.client(), password: 'x', headers: {} };
  const person = await signedIn(stack, user);
  const { token } = await registerOwnMachine(person.client, 'PC-FUZZ-01');
  const toolbox = {
    client: stack.client(),
    password: 'x',
    headers: { authorization: `Bearer ${token}` },
  };
  return [nobody, person, await signedIn(stack, admin), toolbox];
}

/** Whether those who were signed in still are. */
export async function stillSignedIn(actors: readonly Actor[]): Promise<boolean> {
  const people = actors.filter(({ client }) => client.cookies.size > 0);
  const answers = await Promise.all(
    people.map(({ client }) => client.send('GET', validateToken.path)),
  );
  return people.length >= 2 && answers.every(({ status }) => status === 200);
}
