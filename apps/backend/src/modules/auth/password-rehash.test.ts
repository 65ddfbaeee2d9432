import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, password } from '../../../test/users.ts';
import { createPasswords } from '../../security/passwords.ts';

const backend = startBackend({ PASSWORD_MEMORY: '20' });
const current = /^\$argon2id\$v=19\$m=20480,t=3,p=1\$/;
let outdated: string;

beforeAll(async () => {
  outdated = await createPasswords(19).hash(password);
});

const storedHash = async (username: string) => {
  const { password_hash } = await backend.app.db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return password_hash;
};

/** Adds a user whose password was hashed before the cost was changed. */
async function addFormerUser(username: string): Promise<void> {
  await addUser(backend, username);
  await backend.app.db
    .updateTable('users')
    .set({ password_hash: outdated })
    .where('username', '=', username)
    .execute();
}

const signIn = (username: string, secret = password) =>
  new Browser(backend).signIn(username, secret);

describe('the hash of a password whose cost parameters have changed', () => {
  it('is replaced at sign-in, once', async () => {
    await addFormerUser('costo_anterior');
    expect((await signIn('costo_anterior')).status).toBe(200);
    const renewed = await storedHash('costo_anterior');
    expect(renewed).toMatch(current);
    expect((await signIn('costo_anterior')).status).toBe(200);
    expect(await storedHash('costo_anterior')).toBe(renewed);
  });

  it('is not replaced by a wrong password', async () => {
    await addFormerUser('otra_clave');
    expect((await signIn('otra_clave', 'otra contraseña')).status).toBe(400);
    expect(await storedHash('otra_clave')).toBe(outdated);
  });

  it('is replaced although two sign-ins are concurrent, and both succeed', async () => {
    await addFormerUser('a_la_vez');
    const responses = await Promise.all([signIn('a_la_vez'), signIn('a_la_vez')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedHash('a_la_vez')).toMatch(current);
  });

  it('leaves the browser known, whose guesses are counted apart from strangers’', async () => {
    await addFormerUser('equipo_conocido');
    const browser = new Browser(backend);
    expect((await browser.signIn('equipo_conocido', password)).status).toBe(200);
    for (let count = 0; count < 10; count += 1) {
      await signIn('equipo_conocido', 'otra contraseña');
    }
    expect((await signIn('equipo_conocido')).status).toBe(429);
    expect((await browser.signIn('equipo_conocido', password)).status).toBe(200);
  });
});
