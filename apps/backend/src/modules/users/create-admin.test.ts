import { exampleProfile } from '@consultancy/validation';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { type AdminDraft, createAdmin } from './create-admin.ts';

const backend = startBackend();
const draft = {
  ...exampleProfile,
  username: 'Jefa',
  email: 'Jefa@Example.com',
  first_name: 'Inés',
  last_name: 'Ríos',
  cellphone: '300 123 4567',
  enterprise_name: 'SIG',
  password: 'Laguna de Tota 3015',
};
const create = (changes: AdminDraft = {}) =>
  createAdmin(backend.app.db, backend.app.passwords, backend.app.leakedPasswords, {
    ...draft,
    ...changes,
  });

it('makes an administrator who can sign in at once', async () => {
  expect(await create()).toEqual([]);
  expect((await new Browser(backend).signIn('jefa', draft.password)).body).toEqual({
    username: 'jefa',
    role: 'admin',
  });
  const { rows } = await sql`
    SELECT actor_id, username, after FROM audit_events
    JOIN users ON users.id = target_id WHERE action = 'admin created'`.execute(backend.app.db);
  expect(rows).toEqual([{ actor_id: null, username: 'jefa', after: { role: 'admin' } }]);
});

it('names every issue and creates no account', async () => {
  expect(await create({ username: undefined, email: 'x' })).toHaveLength(2);
  expect(await create({ username: 'otra', password: 'password1' })).toHaveLength(1);
  expect(await create()).toEqual(['username: taken already']);
  expect(await create({ username: 'otra' })).toEqual(['email: taken already']);
});
