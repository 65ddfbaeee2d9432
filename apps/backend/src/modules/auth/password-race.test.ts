import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addUser } from '../../../test/users.ts';
import { findCredentials } from '../users/repository.ts';
import { replacePassword } from './password-repository.ts';
import { openSignIn } from './sign-in-repository.ts';

const backend = startBackend();
const origin = { address: '127.0.0.1', userAgent: 'test' };

/** An account as a sign-in read it, whose password or status has changed since. */
async function checkedBefore(username: string, change: ReturnType<typeof sql>) {
  const { db } = backend.app;
  const id = await addUser(backend, username);
  const user = await findCredentials(db, username);
  await sql`UPDATE users SET ${change} WHERE id = ${id}`.execute(db);
  if (!user) {
    throw new Error('the account is not there');
  }
  return user;
}

const sessionsOf = (userId: number) =>
  backend.app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();

it.each([
  ['whose password changed', 'cambiada', sql`password_hash = 'another'`],
  ['that was suspended', 'suspensa', sql`disabled_at = now()`],
])(
  'an account %s while the old one was checked gets no session',
  async (_name, username, change) => {
    const user = await checkedBefore(username, change);
    expect(await openSignIn(backend.app.db, user, user.password_hash, origin)).toBeNull();
    expect(await sessionsOf(user.id)).toEqual([]);
  },
);

it('rejects a change that was confirmed with a password replaced meanwhile', async () => {
  const user = await checkedBefore('relevada', sql`password_hash = 'another'`);
  const change = { userId: user.id, oldHash: user.password_hash, newHash: 'third' };
  const action = 'password changed';
  expect(await replacePassword(backend.app.db, { ...change, action }, {})).toBe(false);
  expect((await findCredentials(backend.app.db, 'relevada'))?.password_hash).toBe('another');
});
