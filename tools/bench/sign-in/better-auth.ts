import type { TestUser } from '../../lib/cases/accounts.ts';
import { type TestStack, withClient } from '../../lib/cases/test-stack.ts';
import { startChild } from '../../lib/child.ts';
import { freePort } from '../../lib/ports.ts';
import { waitUntilReady } from '../../lib/wait.ts';
import { inWorkspace } from '../../lib/workspace.ts';

const DATABASE = 'better_auth';
const POOL = '20';

/** Memory and passes of an argon2 hash in PHC string format. */
function costOf(hash: string) {
  const [, memory = '', passes = ''] = /\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? [];
  if (!memory) throw new Error('The hash is no argon2 hash with one lane.');
  return { MEMORY_KIB: memory, PASSES: passes };
}

/**
 * Starts better-auth in a database of its own of the stack's PostgreSQL.
 * @param hash one of the portal's, whose cost it takes.
 * @param count of users, `b_1@example.com` and so on, with the password of `user`.
 * @returns signs the user of a number in.
 */
export async function startBetterAuth(
  stack: TestStack,
  hash: string,
  count: number,
  user: TestUser,
) {
  await withClient(stack.database.adminUrl, (client) =>
    client.query(`CREATE DATABASE ${DATABASE}`),
  );
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await startChild({
    name: 'better-auth',
    stopSignal: 'TERM',
    command: process.execPath,
    args: [inWorkspace('tools', 'bench', 'sign-in', 'better-auth-server.ts')],
    env: {
      ...process.env,
      ...costOf(hash),
      DATABASE_URL: stack.database.adminUrl.replace(/\/[^/]*$/, `/${DATABASE}`),
      DATABASE_POOL: POOL,
      NODE_ENV: 'production',
      PORT: `${port}`,
      PUBLIC_URL: origin,
      USERS: `${count}`,
      USER_PASSWORD: user.password,
    },
  });
  stack.onClose(() => child.stop(5_000));
  await waitUntilReady(child, `${origin}/healthz/ready`);
  return async (number: number): Promise<void> => {
    const response = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: `b_${number}@example.com`, password: user.password }),
    });
    await response.text();
    if (response.status !== 200)
      throw new Error(`A sign-in at better-auth got ${response.status}.`);
  };
}
